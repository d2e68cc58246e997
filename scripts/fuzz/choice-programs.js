'use strict';

const HANDLER =
  /^(app\.post\('\/r\d+\/:id', (?:async )?\(req, res\) => \{\n {2}const out = \[\];\n)([^]*)( {2}res\.json\(out\);\n\}\);\n)/;

/**
 * The program with what two of its handlers do in the cases of a `switch`, or in the arms of an `if`, of each of them: some are
 * left by a `break` or a `return`, some under a condition, and some go on in the next case. `pick` chooses from a list.
 */
function choiceProgramOf(pick, program) {
  const [head, ...handlers] = program.split(/^(?=app\.post)/m);
  const parts = handlers.map((handler) => HANDLER.exec(handler));
  const bodies = parts.flatMap((part) => (part ? [part[2]] : []));
  if (bodies.length < 2) return program;
  const made = handlers.map((handler, index) => {
    const part = parts[index];
    if (!part) return handler;
    const chosen = pick([inCases, inCases, inArms])(pick, part[2], pick(bodies));
    return `${part[1]}${chosen}${pick(['', '', pick(bodies)])}${part[3]}${handler.slice(part[0].length)}`;
  });
  return [head, ...made].join('');
}

const LEAVING = ['return res.json(out);', 'throw new Error(String(out));'];
const UNLESS = 'if (out.length > 1) break;\n';

function inCases(pick, first, second) {
  const ends = ['break;', '', `${UNLESS}break;`, ...LEAVING, `${UNLESS}return res.json(out);`];
  const [one, other] = [`${block(first, pick(ends))}`, `${block(second, pick(ends))}`];
  const labels = pick([
    ["case '1':", 'default:'],
    ["case '1':", "case '2':"],
    ["case '3':\n  case '1':", 'default:'],
  ]);
  return indented(`switch (req.params.id) {\n  ${labels[0]} ${one}\n  ${labels[1]} ${other}\n}`);
}

function inArms(pick, first, second) {
  const ends = ['', '', ...LEAVING];
  const rest = pick([` else ${block(second, pick(ends))}`, '']);
  return indented(`if (req.params.id === '1') ${block(first, pick(ends))}${rest}`);
}

function block(body, end) {
  return `{\n${body}${end}\n}`;
}

function indented(text) {
  return `${text.replace(/^(?=.)/gm, '  ')}\n`;
}

module.exports = { choiceProgramOf };
