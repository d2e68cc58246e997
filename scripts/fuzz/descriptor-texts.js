'use strict';

// Handlers that open a file or a folder, do something with it, and close it.

const BUFFERS = [
  'buffer',
  'buffer',
  'buffer.subarray(2, 7)',
  'new Uint8Array(4)',
  'new DataView(new ArrayBuffer(3))',
  'Buffer.alloc(0)',
  'new Uint16Array(2)',
];
const POSITIONS = ['null', '0', '2', '100', '-1', 'undefined', '1n', '1.5', "'1'"];
const OFFSETS = ['0', '1', '3', '12', '50', '-1'];
const LENGTHS = ['0', '1', '4', '12', '50', '-1', 'undefined', 'null'];
const TEXTS = [
  "'abc'",
  "'h\\u00e9'",
  "''",
  "Buffer.from('xyz')",
  'new Uint8Array([65, 66, 67])',
  'new Uint16Array([16705])',
  '5',
  'null',
  '{}',
  "'616263'",
];
/** Of no text at all the sync calls write nothing, wherever to; the others try. */
const SOME_TEXTS = TEXTS.filter((text) => text !== "''");
const ENCODINGS = ["'utf8'", "'hex'", "'latin1'", "'nonsense'", 'undefined'];

/** The body of a handler, which puts what it sees into `log`. */
function descriptorBody({ pick, maybe, args }) {
  const open = `fs.openSync(${args([pick(["'a.txt'", "'a.txt'", "'big.bin'", "'new.txt'", "'dir'", "'missing/x'", "'empty'", "'readonly.txt'", "'link'"])], [pick(["'r'", "'r+'", "'w+'", "'a+'", "'w'", "'wx'", "'a'", "'r'", "'r+'"]), pick(['0o600', "'644'", 'undefined'])]).join(', ')})`;
  const steps = Array.from({ length: pick([1, 2, 3, 4]) }, () => `log.push(${stepOf(pick, maybe, args)});`);
  const close = maybe(4) ? 'fs.closeSync(fd);' : '';
  return [
    "const buffer = Buffer.alloc(12, '.');",
    `const fd = ${open};`,
    'log.push(typeof fd);',
    'try {',
    ...[...steps, close].filter(Boolean).map((line) => `  ${line}`),
    '} finally {',
    '  fs.closeSync(fd);',
    '  log.push(buffer);',
    '}',
  ];
}

function stepOf(pick, maybe, args) {
  const some = (choices) =>
    `{ ${Object.keys(choices)
      .filter(() => maybe())
      .map((name) => `${name}: ${pick(choices[name])}`)
      .join(', ')} }`;
  const at = { offset: OFFSETS, length: LENGTHS, position: POSITIONS };
  const steps = {
    readSync: () =>
      maybe()
        ? args(['fd', pick(BUFFERS)], [pick(OFFSETS), pick(LENGTHS), pick(POSITIONS)])
        : ['fd', pick(BUFFERS), some(at)],
    writeSync: () =>
      pick([
        () => args(['fd', pick(TEXTS)], [pick(OFFSETS), pick(LENGTHS), pick(POSITIONS)]),
        () => args(['fd', pick(["'abc'", "'h\\u00e9'", "'616263'"])], [pick(POSITIONS), pick(ENCODINGS)]),
        () => ['fd', pick(["Buffer.from('xyz')", 'new Uint8Array([65])']), some(at)],
      ])(),
    readvSync: () =>
      args(
        [
          'fd',
          pick(['[buffer]', '[buffer.subarray(0, 2), buffer.subarray(4)]', '[]', 'buffer', '[new Uint8Array(3)]']),
        ],
        [pick(POSITIONS)],
      ),
    writevSync: () =>
      args(
        ['fd', pick(["[Buffer.from('ab'), Buffer.from('cd')]", '[]', "['x']", '[new Uint16Array([16705])]'])],
        [pick(POSITIONS)],
      ),
    fstatSync: () => args(['fd'], [pick(['{ bigint: true }', '{}', 'undefined'])]),
    ftruncateSync: () => args(['fd'], [pick(['0', '3', '20', '-1', 'undefined', 'null', "'x'", '1.5'])]),
    fsyncSync: () => ['fd'],
    fdatasyncSync: () => ['fd'],
    fchmodSync: () => ['fd', pick(['0o600', "'640'", '-1', "'x'", 'undefined'])],
    fchownSync: () => ['fd', pick(['0', '12', '-2', "'x'"]), pick(['0', '12'])],
    futimesSync: () => [
      'fd',
      pick(['1e9', "'1000000000'", 'new Date(1e12)', '-1', 'NaN', "'x'"]),
      pick(['1e9', '1.5']),
    ],
    readFileSync: () => args(['fd'], [pick(["'utf8'", '{}', "{ encoding: 'hex' }", 'null'])]),
    writeFileSync: () => args(['fd', pick(SOME_TEXTS)], [pick(["'utf8'", '{}', "{ flag: 'a' }"])]),
    appendFileSync: () => args(['fd', pick(SOME_TEXTS)], [pick(["'latin1'", '{}'])]),
    existsSync: () => ['fd'],
  };
  const name = pick(['readSync', 'readSync', 'readSync', 'writeSync', 'writeSync', 'writeSync', ...Object.keys(steps)]);
  return `fs.${name}(${steps[name]().join(', ')})`;
}

/** The same for folders that are read entry by entry. */
function folderBody({ pick, maybe }) {
  const steps = Array.from({ length: pick([1, 2, 3]) }, () =>
    pick([
      'log.push(dir.readSync());',
      'log.push(dir.path);',
      'for (let entry; (entry = dir.readSync()) !== null; ) log.push(entry.name, entry.isDirectory());',
      'while (true) {\n      const entry = dir.readSync();\n      if (!entry) break;\n      log.push(entry);\n    }',
    ]),
  );
  const options = pick([
    '',
    '',
    ', { bufferSize: 1 }',
    ', { recursive: true }',
    ", { encoding: 'utf8' }",
    ", { encoding: 'buffer' }",
    ', {}',
    ", 'utf8'",
    ', null',
  ]);
  return [
    `const dir = fs.opendirSync(${pick(["'dir'", "'.'", "'deep'", "'hollow'", "'missing'", "'a.txt'", "path.resolve('deep')"])}${options});`,
    'try {',
    ...[...steps, ...(maybe(5) ? ['dir.closeSync();'] : [])].map((line) => `  ${line}`),
    '} finally {',
    '  dir.closeSync();',
    '}',
  ];
}

module.exports = { descriptorBody, folderBody };
