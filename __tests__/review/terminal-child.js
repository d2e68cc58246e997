'use strict';

// Runs the real review with the real prompt on whatever terminal it was given, and tells the result on the last line.
require('../apply/register');
const { createColors } = require('picocolors');
const { makeAsk, review } = require('../../src/review');
const { changeSet, finding, planOf } = require('../report/samples');

const sets = ['a', 'b', 'c'].map((name, index) =>
  changeSet(name.toUpperCase(), [finding(index + 1, { file: `${name}.js` })]),
);

async function propose({ declined }) {
  const left = sets.filter((set) => !declined.has(set.findings[0].id));
  const changes = left.map(({ id, files, label }) => ({
    path: files[0],
    before: label.toLowerCase(),
    after: label,
    sets: [id],
  }));
  return { plan: planOf(left), changes };
}

async function main() {
  const controller = new AbortController();
  process.on('SIGUSR2', () => controller.abort());
  const colors = createColors(true);
  const ask = await makeAsk({ input: process.stdin, output: process.stderr, signal: controller.signal, colors });
  const view = { print: (text) => process.stderr.write(text), colors, width: process.stderr.columns };
  const { accepted, interrupted } = await review(propose, ask, view);
  process.stderr.write(
    `RESULT ${accepted.map((set) => set.files[0]).join(' ') || 'none'}; interrupted ${interrupted}\n`,
  );
}

main();
