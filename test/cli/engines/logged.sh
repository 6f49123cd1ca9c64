#!/bin/sh
# Our engine, with what it is sent in a file.
tee "$1" | camlann engine
