#!/usr/bin/env node
/* A tool. */
'use strict';

// The disk.
const fs = require('fs'); // sync, for now

/** Reads it. */
async function load(/* where */ path /* is */) {
  // As text:
  return fs /* node */.promises.readFile(/* this */ path, 'utf8'); // done
}

async function main() {
  console.log(
    // The first line
    await load('a.txt'), // is enough
  );
}

main();
