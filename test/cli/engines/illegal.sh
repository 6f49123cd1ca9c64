#!/bin/sh
# Speaks UGI, and answers with a move that no rule allows.
while read -r word _; do
  case $word in
    ugi) echo ugiok ;;
    isready) echo readyok ;;
    go) echo "bestmove A1-A2" ;;
  esac
done
