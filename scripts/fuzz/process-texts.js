'use strict';

// Commands, and calls that run them.

const WORDS = [
  ...[
    'a',
    'b.txt',
    '-n',
    '--opt=x',
    '*.txt',
    'a?txt',
    '[ab]',
    '$HOME',
    '${HOME}',
    '~',
    '~/x',
    'a=~',
    'a:~',
    'a=b',
    '#c',
    'x#y',
    ';',
    '&&',
    '||',
    '| true',
    'cat',
  ],
  ...[
    '>out',
    '2>&1',
    '`id -u`',
    '$(id -u)',
    '\\ ',
    '\\n',
    '\n',
    '\t',
    "'single q'",
    "''",
    '""',
    '"double q"',
    '"$HOME"',
    '"a\\"b"',
    '"a\\\\b"',
    '"a\\$b"',
    '"a\\nb"',
  ],
  ...[
    '"a!b"',
    '!',
    '{a,b}',
    '{',
    '}',
    '(',
    ')',
    'h\u00e9',
    '\u{1f600}',
    '"h\u00e9 x"',
    "a'b c'd",
    'a"b c"d',
    "'a\"b'",
    '"a\'b"',
    '%PATH%',
    '\r',
    '"unclosed',
    "it's",
    'a\\b',
    '^',
    'a,b',
    '@',
    '+',
    '"`"',
    "'$x'",
    "'a\\b'",
    '\u00a0',
    '\u2003',
    '"a\\\nb"',
  ],
];
const PROGRAMS = [
  './show',
  './show',
  './show',
  './show',
  'cat',
  'X=1 ./show',
  'echo',
  'pwd',
  'printf',
  'no-such-program',
  './a.txt',
  './dir',
  'true',
  'false',
  "'./show'",
  '"./show"',
  './sh"ow"',
  'sh -c "exit 3"',
  'exit 3',
  'sh -c "echo e >&2"',
  'test',
  'sleep 0.01',
  'cd dir',
  'sh ./fail',
  './fail',
  'kill -9 $$',
  "sh -c 'echo out; echo err >&2; exit 4'",
  'ls missing',
  'cat a.txt',
  'cat missing',
  'head -c 20 big.bin',
  '',
  ' ',
  'command -v sh',
];
const VALUES = [
  "'x'",
  "'a b'",
  "''",
  "'it\\u00e9'",
  '3',
  '-1',
  '1.5',
  'true',
  'undefined',
  'null',
  "['p', 'q']",
  "'-n'",
  "'a.txt'",
  "'*.txt'",
  "'a;b'",
  "'a\\nb'",
  "'~'",
  "'#x'",
  "'a=b'",
  "'a&&b'",
  "' '",
  "'a#b'",
];
const STDIO = [
  "'pipe'",
  "'inherit'",
  "'ignore'",
  "['pipe', 'pipe', 'pipe']",
  "['ignore', 'pipe', 'ignore']",
  "['pipe', 'pipe', 'inherit']",
  '[]',
  "['pipe']",
  "['ignore']",
  "['inherit', 'inherit', 'inherit']",
  "[null, undefined, 'pipe']",
  "['pipe', 'pipe', 'pipe', 'pipe']",
  '[0, 1, 2]',
];
const OPTIONS = {
  encoding: ["'utf8'", "'buffer'", "'hex'", 'null', 'undefined', "'base64'", "''"],
  input: [
    "'text'",
    "''",
    "Buffer.from('bytes')",
    'new Uint8Array([97])',
    "'x'.repeat(200000)",
    'null',
    'undefined',
    'new DataView(new ArrayBuffer(1))',
  ],
  stdio: STDIO,
  cwd: [
    "'dir'",
    "'missing'",
    "'a.txt'",
    "path.resolve('dir')",
    "url.pathToFileURL(path.resolve('dir'))",
    'undefined',
    'null',
    '5',
    "'closed'",
  ],
  env: ["{ X: 'y' }", "{ ...process.env, X: 'y' }", 'undefined', '{}', "{ PATH: '/bin', Y: undefined }"],
  timeout: ['0', '5000', 'undefined'],
  killSignal: ["'SIGKILL'", '9', "'SIGTERM'", 'undefined', "'sigkill'"],
  maxBuffer: ['5', '1000', 'Infinity', '0', 'undefined'],
  shell: ["'/bin/sh'", "'/bin/bash'", 'true', 'false', 'undefined', "'/missing'", "''"],
  windowsHide: ['true', 'false'],
  argv0: ["'other'", 'undefined'],
  uid: ['0', 'process.getuid()', 'undefined'],
  detached: ['false'],
};
const RARE = ['env', 'killSignal', 'maxBuffer', 'shell', 'argv0', 'uid', 'detached', 'windowsHide', 'timeout'];

function processCall(texts) {
  const { pick } = texts;
  const options = () => {
    if (texts.maybe(12)) return pick(['undefined', '{}']);
    const names = Object.keys(OPTIONS).filter((name) => texts.maybe(RARE.includes(name) ? 9 : 3));
    return `{ ${names.map((name) => `${name}: ${pick(OPTIONS[name])}`).join(', ')} }`;
  };
  const list = () =>
    `[${Array.from({ length: pick([0, 1, 2, 3]) }, () => pick([...VALUES.slice(0, 6).filter((v) => v.startsWith("'")), "'a\"b'", "'$HOME'", "'*'", "'\\u{1f600}'", "'a\\\\b'", ...(texts.maybe(8) ? ['3', "'a\\0b'", 'null', 'undefined'] : [])])).join(', ')}]`;
  const file = () =>
    pick([
      "'./show'",
      "'./show'",
      "'cat'",
      "'sh'",
      "'no-such-program'",
      "'./a.txt'",
      "'./fail'",
      "path.resolve('show')",
      "'false'",
      "''",
      "'dir'",
      "'./a.txt/x'",
      ...(texts.maybe(6) ? ['undefined', '5', "'a\\0b'", 'null', "url.pathToFileURL(path.resolve('show'))"] : []),
    ]);
  const program = () => {
    const shape = pick([0, 1, 2, 3, 3, 3, 3]);
    if (shape === 0) return [file()];
    if (shape === 1) return [file(), options()];
    if (shape === 2) return [file(), pick([list(), 'undefined', 'null', list()])];
    return [file(), pick([list(), list(), list(), 'undefined', 'null']), options()];
  };
  const name = pick(['execSync', 'execSync', 'execSync', 'execFileSync', 'spawnSync']);
  const args = name === 'execSync' ? [commandText(texts), ...(texts.maybe() ? [options()] : [])] : program();
  return { name, text: `cp.${name}(${args.join(', ')})` };
}

function commandText(texts) {
  const { pick } = texts;
  if (texts.maybe(30)) return pick(["''", "'a\\0b'"]);
  const words = [pick(PROGRAMS), ...Array.from({ length: pick([0, 0, 1, 2, 3]) }, () => pick(WORDS))];
  const command = words.join(pick([' ', ' ', ' ', '  ', '\t']));
  if (!texts.maybe(2))
    return texts.maybe()
      ? JSON.stringify(command)
      : `'${command.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n').replace(/\r/g, '\\r')}'`;
  const inside = command.replace(/[\\`]|\$\{/g, '\\$&');
  const values = Array.from({ length: pick([1, 1, 2]) }, () => valueText(texts));
  return '`' + [inside, ...values].join(' ') + '`';
}

function valueText(texts) {
  const { pick } = texts;
  const hole = (value) => '${' + value + '}';
  return pick([
    () => hole(pick(VALUES)),
    () => `a${hole(pick(VALUES))}b`,
    () => `"${hole(pick([...VALUES, '"it\'s"']))}"`,
    () => `"x ${hole(pick(VALUES))} y"`,
    () => `'${hole(pick([...VALUES, "'$HOME'"]))}'`,
    () =>
      hole(
        pick([
          'Number("4")',
          'req.params.n',
          'req.params.w',
          '[1, 2].length',
          'parseInt("7x", 10)',
          '1 + 1',
          'true',
          '`in ${1}`',
        ]),
      ),
    () => `"${hole(pick(['req.params.w', 'req.params.n', 'req.params.none']))}"`,
    () => `--n=${hole('req.params.n')}`,
  ])();
}

module.exports = { processCall };
