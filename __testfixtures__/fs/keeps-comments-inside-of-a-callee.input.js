#!/usr/bin/env node
/* A tool. */
'use strict';

// The disk.
const fs = require('fs'); // sync, for now

/** Reads it. */
function load(/* where */ path /* is */) {
  // As text:
  return fs /* node */.readFileSync(/* this */ path, 'utf8'); // done
}

async function main() {
  console.log(
    // The first line
    load('a.txt'), // is enough
  );
}

main();
