#!/usr/bin/env node
'use strict'; // strict
/* licence */ const fs = require('fs'); // the disk

/** Loads. */ /* really */ function /* named */ load /* at */ (/* a */ path /* b */) /* body */ {
  return /* text */ fs /* dot */ . /* name */ readFileSync /* call */ (/* path */ path, /* as */ 'utf8' /* end */) /* done */; // returned
}

async /* async */ function main() {
  // before
  const text = /* the value */ load(/* which */ 'a.txt') /* behind */; // on the line
  return text /* nothing */
    // between
    .trim();
}

main(); // last line, without an end