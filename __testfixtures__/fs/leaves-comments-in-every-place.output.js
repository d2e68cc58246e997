#!/usr/bin/env node
'use strict'; // strict
/* licence */ const fs = require('fs'); // the disk

/** Loads. */ /* really */ async function /* named */ load /* at */ (/* a */ path /* b */) /* body */ {
  return /* text */ fs /* dot */ . /* name */ promises.readFile /* call */ (/* path */ path, /* as */ 'utf8' /* end */) /* done */; // returned
}

async /* async */ function main() {
  // before
  const text = /* the value */ await load(/* which */ 'a.txt') /* behind */; // on the line
  return text /* nothing */
    // between
    .trim();
}

main(); // last line, without an end