'use strict';

const SMALL = [
  'words',
  'add',
  'next',
  'count',
  'getSum',
  'setSum',
  'folder',
  'known',
  'level',
  'enter',
  'setting',
  'once',
];

/** What handlers call of the random programs, and where it is defined. */
const CALLED = [
  ...['load', 'save', 'dictionary', 'visit', ...SMALL].map((name) => ({
    call: `${name}(`,
    definition: `function ${name}(`,
  })),
  { call: 'ids.take(', definition: 'take(' },
  { call: 'store.add(', definition: 'add(' },
  { call: 'store.load(', definition: 'load(' },
  { call: 'Ids.next(', definition: 'static next(' },
  { call: 'box.hide(', definition: 'hide(' },
  { call: 'service.get(', definition: 'get(' },
  { call: 'log.add(', definition: 'function (line' },
];

/**
 * The program as people write it who make everything async: handlers and functions await each other though none of them
 * has anything to wait for, so that no request comes between what another one does, all the same.
 */
function asyncProgramOf(pick, program) {
  const called = CALLED.filter(({ call }) => program.includes(call) && pick([true, true, false]));
  const waiting = called.reduce((text, name) => withAwaits(text, name), program);
  const lines = waiting
    .split('\n')
    .flatMap((line) => (/^ {2}out\.push/.test(line) ? pick([[], [PAUSE]]).concat(line) : [line]));
  return withPromises(pick, lines.join('\n'))
    .replace(/(?<!async )\(req, res\) => \{/g, 'async (req, res) => {')
    .replace('const app', `${AUDIT}\nconst app`);
}

/** Functions that make their promises themselves, and who goes on with one in a callback. */
function withPromises(pick, text) {
  const made = text
    .replace(/async (function load\(name\) \{\n {2}return )(.*);\n/, (whole, head, value) =>
      pick([whole, `${head}Promise.resolve(${value});\n`, `${head}new Promise((resolve) => resolve(${value}));\n`]),
    )
    .replace(/async (function save\(name, value\) \{\n {2})(.*);\n/, (whole, head, call) =>
      pick([whole, `${head}${call};\n  return Promise.resolve(value);\n`]),
    );
  const chained = /const (\w+) = \(await load\(('\w')\)\);\n {2}(\w+\.n \+= 1;)\n {2}\(await (save\(.*\))\);/g;
  return made.replace(chained, (whole, name, path, add, save) =>
    pick([
      whole,
      `await load(${path}).then((${name}) => {\n    ${add}\n    return ${save};\n  });`,
      `const ${name} = await load(${path});\n  ${add}\n  await ${save}.then(() => audit(out));`,
    ]),
  );
}

const PAUSE = '  await audit(out);';
const AUDIT = 'async function audit(list) {\n  return list.length;\n}';

function withAwaits(text, { call, definition }) {
  const [head, ...handlers] = text.split(/^(?=app\.post)/m);
  const defined = head.replace(definition, (found) =>
    found.startsWith('static ') ? found.replace('static ', 'static async ') : `async ${found}`,
  );
  return defined === head ? text : [defined, ...handlers.map((handler) => awaiting(handler, call))].join('');
}

/** Each call of a name with `await` before it, in parentheses. */
function awaiting(text, call) {
  const at = text.search(new RegExp(`(?<![\\w.])${call.replace(/[.(]/g, '\\$&')}`));
  if (at < 0) return text;
  const end = endOf(text, at + call.length);
  const inner = awaiting(text.slice(at + call.length, end), call);
  return `${text.slice(0, at)}(await ${call}${inner})${awaiting(text.slice(end), call)}`;
}

/** Behind the parenthesis that closes what is open at an offset. */
function endOf(text, from) {
  let depth = 1;
  let at = from;
  for (; depth > 0; at += 1) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  return at;
}

module.exports = { asyncProgramOf };
