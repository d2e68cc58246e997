import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outcomeOf } from '../support/pipeline';

const COUNT = 60;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unblock-options-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Objects of which each holds all others: along every path there are 60 ** 4 of them. */
function knot(): string {
  const names = Array.from({ length: COUNT }, (_, at) => `part${at}`);
  const made = names.map((name) => `const ${name} = { load: () => fs.readFileSync('${name}') };`);
  const tied = names.flatMap((name) => names.map((other) => `${name}.${other} = ${other};`));
  return [...made, ...tied].join('\n');
}

test('options whose parts hold each other are searched once', async () => {
  writeFileSync(
    join(root, 'app.js'),
    `const express = require('express');\nconst fs = require('fs');\n${knot()}\nexpress().use(express.static('public', part0));\n`,
  );
  const { plan } = await outcomeOf(root);
  const found = [...plan.skipped.map(({ finding }) => finding), ...plan.outOfScope];
  expect(found.map(({ context }) => context)).toEqual(Array(COUNT).fill('startup_path'));
});
