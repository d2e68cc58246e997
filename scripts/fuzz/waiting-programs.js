'use strict';

const { asyncProgramOf } = require('./async-programs');

const WAIT = 'await db.touch();';
const CHECK = "function check(id) {\n  if (id === '2') throw new Error('no');\n}";

/**
 * The program as people write it who ask a database in between: there requests came between each other before. `pick` chooses
 * from a list.
 */
function waitingProgramOf(pick, program) {
  const [head, ...handlers] = asyncProgramOf(pick, program).split(/^(?=app\.post)/m);
  const waiting = handlers.map((handler) => rebuilt(pick, handler));
  const database = head.includes("require('db')") ? '' : "const db = require('db');\n";
  return [head.replace('const app', `${database}${CHECK}\nconst app`), ...waiting].join('');
}

/** The same, where some of the functions that handlers call wait, too. */
function deepProgramOf(pick, program) {
  const [head, ...handlers] = waitingProgramOf(pick, program).split(/^(?=app\.post)/m);
  return [
    head.replace(FUNCTION, (text) => (pick([true, true, false]) ? waitingWithin(pick, text) : text)),
    ...handlers,
  ].join('');
}

/** An async function, or method, of several lines, in front of the handlers. */
const FUNCTION = /^( *)async (?:function )?\w+\(.*\) \{\n[^]*?^\1\}/gm;

/** A function that waits in front of one of its statements, or behind the last. */
function waitingWithin(pick, text) {
  const lines = text.split('\n');
  const indent = /^ */.exec(lines[1])[0];
  const starts = [...lines.keys()].filter((at) => at > 0 && new RegExp(`^${indent}(?!else)\\w`).test(lines[at]));
  return lines.toSpliced(pick(starts), 0, `${indent}${WAIT}`).join('\n');
}

/** A handler that waits in front of some of its statements; of more there would be too many orders. Some are in branches. */
function rebuilt(pick, handler) {
  const found = /^(.*\n {2}const out = \[\];\n)([^]*)( {2}res\.json\(out\);\n[^]*)$/.exec(handler);
  // Programs of tasks wait as they are.
  if (!found) return handler;
  const [, begin, body, end] = found;
  const statements = body.split(/\n(?= {2}(?!else|catch|finally)\w)/).map((text) => text.trimEnd());
  const wrap = pick([undefined, pick(WRAPS)]);
  const parts = wrap ? wrapped(pick, statements.filter(Boolean), wrap) : statements.filter(Boolean);
  return [begin, ...withWait(pick, withWait(pick, parts, [true, false])).map((part) => `${part}\n`), end].join('');
}

function withWait(pick, parts, chances = [true]) {
  return pick(chances) ? parts.toSpliced(pick([...parts.keys(), parts.length]), 0, `  ${WAIT}`) : parts;
}

/** Some of the statements in a row, in a branch of their own. */
function wrapped(pick, statements, wrap) {
  const ranges = [...statements.keys()].flatMap((start) =>
    [...statements.keys()].filter((last) => last >= start).map((last) => [start, last + 1]),
  );
  const alone = ranges.filter(([start, end]) => isAlone(statements, start, end));
  if (alone.length === 0) return statements;
  const [start, end] = pick(alone);
  const inner = withWait(pick, statements.slice(start, end), [true, false]);
  const text = wrap(inner.join('\n').replace(/^/gm, '  '), pick);
  return [...statements.slice(0, start), text, ...statements.slice(end)];
}

/** What is declared in a range is used there only. */
function isAlone(statements, start, end) {
  const names = [
    ...statements
      .slice(start, end)
      .join('\n')
      .matchAll(/^(?: {2})?(?:const|let) \[?(\w+)/gm),
  ];
  const others = [...statements.slice(0, start), ...statements.slice(end)].join('\n');
  return names.every(([, name]) => !new RegExp(`\\b${name}\\b`).test(others));
}

const FIRST = "  if (req.params.id === '1')";
const FAILED = '  } catch (error) {\n    out.push(error.message);';

/** How a part of a handler becomes a branch: one that returns, one of two, one that fails. */
const WRAPS = [
  (part) => `${FIRST} {\n${part}\n  }`,
  (part) => `${FIRST} {\n${part}\n    return res.json(out);\n  }`,
  (part) => `${FIRST} ${WAIT}\n  else {\n${part}\n  }`,
  (part) => `  try {\n    check(req.params.id);\n${part}\n${FAILED}\n  }`,
  (part) => `  try {\n${part}\n    check(req.params.id);\n${FAILED}\n  }`,
  (part, pick) =>
    `  try {\n    check(req.params.id);\n    ${WAIT}\n${FAILED}\n${pick([part, `${part}\n    return res.json(out);`])}\n  }`,
  (part) => `  try {\n    check(req.params.id);\n    ${WAIT}\n  } finally {\n${part}\n  }`,
  (part) => `  for (const turn of ['1', '2']) {\n${part}\n    if (turn === req.params.id) break;\n  }`,
];

module.exports = { waitingProgramOf, deepProgramOf };
