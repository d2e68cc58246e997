'use strict';

// The steps of a scenario, carried out one after the other on a running server.

const assert = require('node:assert/strict');
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { abort, answerTo } = require('./client');
const { patience } = require('./server');

/**
 * Carries out one step and checks what it says of the answer. Resolves with all that was answered, to be compared with what
 * another server answers to the same; the kinds of steps are in CONTRIBUTING.md.
 */
async function carryOut(step, server) {
  try {
    return await Promise.race([carry(step, server), patience('the step')]);
  } catch (error) {
    error.message = `${titleOf(step)}: ${error.message}`;
    throw error;
  }
}

function titleOf({ ask, abort: aborted, file, talk, together }) {
  if (together) return together.map(titleOf).join(' and ');
  return ask ?? (aborted && `${aborted} (aborted)`) ?? file ?? talk.name;
}

/** What is answered, to be compared; nothing where it may be different each time. */
async function carry(step, server) {
  const answer = await carriedOut(step, server);
  return step.varies ? undefined : answer;
}

async function carriedOut(step, server) {
  if (step.together) return Promise.all(step.together.map((one) => carry(one, server)));
  if (step.abort) return abort(step, server.port);
  if (step.talk) return talked(step, server);
  if (step.file) return fileHolds(step, server);
  if (step.times) return askedAtOnce(step, server);
  const answer = await answerTo(step, server.port);
  expectAnswer(step, answer);
  return answer;
}

async function talked({ talk, gives }, server) {
  const value = await talk(server);
  assert.deepEqual(value, gives);
  return value;
}

function fileHolds({ file, holds }, { folder }) {
  const at = path.join(folder, file);
  const text = existsSync(at) ? readFileSync(at, 'utf8') : undefined;
  expectText(holds, text, file);
  return text;
}

/** Which answer comes first is chance, so they are compared in the order of their bodies. */
async function askedAtOnce(step, server) {
  const answers = await Promise.all(Array.from({ length: step.times }, () => answerTo(step, server.port)));
  for (const answer of answers) expectAnswer(step, answer);
  const bodies = answers.map(({ body }) => body).sort();
  if (step.bodies) assert.deepEqual(bodies, [...step.bodies].sort());
  return bodies;
}

function expectAnswer({ status, body, has = {} }, answer) {
  // The server ends, or nobody answers.
  if (status === undefined) return assert.ok(answer.broken, `answered with ${answer.status}: ${answer.body}`);
  assert.equal(answer.broken, undefined, `no answer, but ${answer.broken}`);
  assert.ok([status].flat().includes(answer.status), `answered with ${answer.status}: ${answer.body}`);
  if (body !== undefined) expectText(body, answer.body, 'the body');
  for (const [name, value] of Object.entries(has)) assert.equal(answer.headers[name], value, `header ${name}`);
}

/** Expected is a text, a pattern, or what JSON says; `null` is a file that is not there. */
function expectText(expected, text, what) {
  if (expected instanceof RegExp) assert.match(text, expected, what);
  else if (expected === null) assert.equal(text, undefined, what);
  else if (typeof expected === 'string') assert.equal(text, expected, what);
  else assert.deepEqual(JSON.parse(text), expected, what);
}

module.exports = { carryOut };
