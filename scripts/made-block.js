'use strict';

const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Puts a text between the marks `made: name` of a document. */
function writeMade(document, name, text) {
  const file = path.join(__dirname, '..', document);
  const marked = new RegExp(`(?<=<!-- made: ${name} -->\\n)[^]*?(?=<!-- /made -->)`);
  const before = readFileSync(file, 'utf8');
  if (!marked.test(before)) throw new Error(`${document} has no place for \`${name}\`.`);
  writeFileSync(
    file,
    before.replace(marked, () => `\n${text}\n\n`),
  );
}

module.exports = { writeMade };
