'use strict';

const { asyncProgramOf } = require('./async-programs');

const WAIT = 'await db.touch();';

/**
 * The program as people write it who ask a database in between: there requests came between each other before. `pick` chooses
 * from a list.
 */
function waitingProgramOf(pick, program) {
  const [head, ...handlers] = asyncProgramOf(pick, program).split(/^(?=app\.post)/m);
  const waiting = handlers.map((handler) => withWaits(pick, handler));
  return [head.replace('const app', "const db = require('db');\nconst app"), ...waiting].join('');
}

/** Lines of a handler's own, in front of some of which it waits; of more there would be too many orders. */
function withWaits(pick, handler) {
  const lines = handler.split('\n');
  const places = [...lines.keys()].filter(
    (at) => /^ {2}\w/.test(lines[at]) && !/^ {2}(?:const out|else|catch)/.test(lines[at]),
  );
  const chosen = [pick(places), pick([undefined, pick(places)])];
  return lines.flatMap((line, at) => (chosen.includes(at) ? [`  ${WAIT}`, line] : [line])).join('\n');
}

module.exports = { waitingProgramOf };
