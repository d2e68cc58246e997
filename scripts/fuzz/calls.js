'use strict';

const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { CallTexts } = require('./call-texts');
const { cryptoCall, zlibCall } = require('./crypto-texts');
const { descriptorBody, folderBody } = require('./descriptor-texts');
const { processCall } = require('./process-texts');

const PER_PROGRAM = 40;
const PATIENCE = 120_000;
/** What is left to chance: whether a program ends before it is given its input, or is stopped for what it writes. */
const CHANCE = /EPIPE|ENOBUFS/;
const HEAD = `const express = require('express');
const fs = require('fs');
const cp = require('child_process');
const path = require('path');
const url = require('url');
const crypto = require('crypto');
const zlib = require('zlib');
const app = express();`;

const BODIES = {
  fs: (texts) => single(texts.fsCall()),
  process: (texts) => single(processCall(texts)),
  descriptor: descriptorBody,
  folder: folderBody,
  crypto: (texts) => single(cryptoCall(texts)),
  zlib: (texts) => single(zlibCall(texts)),
};

/** What the handlers of random programs are about. */
const KINDS = Object.keys(BODIES);

function single({ text, shown = 'value' }) {
  return [`const value = ${text};`, `log.push(${shown});`];
}

/** The bodies of the handlers of a random program, each a list of lines. */
function bodiesOf(pick, kind) {
  const texts = new CallTexts(pick);
  return Array.from({ length: PER_PROGRAM }, () => BODIES[kind](texts));
}

/** A program with these handlers; what each logs, or throws, is its answer. */
function programOf(bodies) {
  return [HEAD, ...bodies.map(handlerOf), 'app.listen(0);', ''].join('\n');
}

function handlerOf(lines, index) {
  return `app.get('/${index}', (req, res) => {
  const log = [];
  try {
${lines.map((line) => `    ${line}`).join('\n')}
  } catch (error) {
    log.push('caught', error);
  }
  res.json(log);
});`;
}

/** What the handlers of a program did, in a process of their own; `texts` are its files by name, and `user` who runs it. */
function outcomesOf(texts, folder, user = '') {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder);
  for (const [name, text] of texts) fs.writeFileSync(path.join(folder, name), text);
  if (user) fs.chownSync(folder, Number(user), Number(user));
  const report = path.join(folder, 'report.json');
  const runner = path.join(__dirname, 'call-runner.js');
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--no-warnings', runner, folder, report], {
    ...{ encoding: 'utf8', timeout: PATIENCE, maxBuffer: 1e8 },
    env: { PATH: process.env.PATH, HOME: process.env.HOME, FUZZ_USER: user },
  });
  if (status !== 0) throw new Error(`the program ended with ${status}:\n${stderr.slice(-3000)}`);
  const [out, err] = [stdout, stderr].map((text) => text.split(/\n#\d+\n/).slice(1));
  const { answers, others } = JSON.parse(fs.readFileSync(report, 'utf8'));
  return { others, answers: answers.map((answer, index) => ({ ...answer, out: out[index], err: err[index] })) };
}

/** How two runs differ, as lines to read. */
function differencesOf(bodies, before, after) {
  const found = bodies.flatMap((lines, index) => {
    const [one, other] = [before.answers[index], after.answers[index]].map((answer) => JSON.stringify(answer));
    if (one === other || CHANCE.test(`${one}${other}`)) return [];
    return [[...lines, `  did  ${shown(before, after, index)}`, `  does ${shown(after, before, index)}`].join('\n')];
  });
  const [one, other] = [before.others, after.others].map((list) => JSON.stringify(list));
  return one === other ? found : [...found, `besides, it did ${one} and does ${other}`];
}

/** The answer of a handler, and what of the folder is not as in the other run. */
function shown(run, other, index) {
  const one = run.answers[index];
  if (!one) return 'not end';
  const elsewhere = new Set([other.answers[index]?.state ?? []].flat().map((entry) => JSON.stringify(entry)));
  return JSON.stringify({ ...one, state: [one.state].flat().filter((entry) => !elsewhere.has(JSON.stringify(entry))) });
}

module.exports = { KINDS, bodiesOf, differencesOf, outcomesOf, programOf };
