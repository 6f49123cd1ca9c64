# complete.zsh SCRIPT LINE...: what zsh offers for each line, after <tab>, a line each. Another zsh on a terminal of its own is typed to.
zmodload zsh/zpty
script=$1
shift
zpty shell "PS1= PS2= exec ${(q)ZSH_NAME} -f -i"
type() { zpty -w shell "$1" }
hear() {  # hear: everything up to the mark
  local chunk
  heard=
  while zpty -r shell chunk; do
    heard+=$chunk
    if [[ $heard == *'<end>'* ]]; then return 0; fi
  done
}
type 'unsetopt zle prompt_cr; setopt zle; autoload -Uz compinit; compinit -u -D'
type "source ${(q)script}"
# Completes the line, but prints the words instead of inserting them.
type 'show() { compadd() { local -a found; builtin compadd -O found "$@"; print -r -- "<${(j:><:)found}>"; builtin compadd "$@" }; _main_complete; compstate[insert]= compstate[list]=; unfunction compadd; print -r -- "<e""nd>" }'
type 'zle -C show complete-word show; bindkey "^X" show; print -r -- "<e""nd>"'
hear
for line; do
  zpty -w -n shell "$line"$'\x18'
  hear
  print -r -- ${${(u)${(M)${(s:<:)heard}:#*'>'*}%%'>'*}:#end}
  zpty -w -n shell $'\x15'
done
zpty -d shell
