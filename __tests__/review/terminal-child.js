'use strict';

// Runs the real review with the real prompt on whatever terminal it was given, over a made-up planner, and tells the
// result on the last line.
require('../apply/register');
const { createColors } = require('picocolors');
const { editorOf, openTerminal, review } = require('../../src/review');
const { changeSet, finding } = require('../report/samples');
const { planner } = require('./scripted');

const [kind = 'three'] = process.argv.slice(2);
const sets = ['a', 'b', 'c'].map((name, index) =>
  changeSet(name.toUpperCase(), [finding(index + 1, { file: `${name}.js` })]),
);
const long = `a\n${Array.from({ length: 100 }, (_, index) => `new a ${index}\n`).join('')}`;
const cases = {
  three: [sets, { 'a.js': 'a\n', 'b.js': 'b\n', 'c.js': 'c\n' }],
  long: [[sets[0]], { 'a.js': long }],
  linked: [[{ ...sets[0], files: ['a.js', 'routes.js'] }], { 'a.js': 'a\n', 'routes.js': 'a\n' }],
};

async function main() {
  const controller = new AbortController();
  process.on('SIGUSR2', () => controller.abort());
  const dumb = process.env.TERM === 'dumb';
  const terminal = await openTerminal({
    input: process.stdin,
    output: process.stderr,
    signal: controller.signal,
    dumb,
  });
  const surroundings = {
    terminal,
    colors: createColors(!dumb),
    edit: editorOf(process.env),
    save: async () => undefined,
  };
  const { proposal, interrupted } = await review(planner(...cases[kind]), surroundings);
  const files = proposal.changes.map((change) => `${change.path}=${JSON.stringify(change.after.slice(0, 20))}`);
  process.stderr.write(`RESULT ${files.join(' ') || 'none'}; interrupted ${interrupted}\n`);
}

main();
