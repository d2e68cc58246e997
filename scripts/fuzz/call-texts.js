'use strict';

// What `scripts/fuzz-calls.js` puts into its handlers: calls of every row of the built-in modules, with arguments that
// people write, and with those that nobody should.

const TEXT = [
  "'new'",
  "''",
  "'h\\u00e9 \\u{1f600}'",
  "Buffer.from('bytes')",
  'new Uint8Array([1, 2])',
  'new Uint16Array([258])',
  'new DataView(new ArrayBuffer(2))',
  "'x'.repeat(70000)",
];
const NO_TEXT = ['5', 'null', 'undefined', '{}', "['a', 'b']", "{ toString: () => 'own' }", 'new Date(0)', 'true'];

const THERE = [
  ...["'a.txt'", "'dir/b.txt'", "'./dir/../a.txt'", "'link'", "path.resolve('a.txt')", "Buffer.from('a.txt')"],
  ...["url.pathToFileURL(path.resolve('a.txt'))", "'empty'", "'\\u00fcn\\u00ef.txt'", "'big.bin'"],
];
const FOLDER = [
  "'dir'",
  "'dir/'",
  "'dirlink'",
  "'.'",
  "path.resolve('dir')",
  "'hollow'",
  "Buffer.from('dir')",
  "url.pathToFileURL(path.resolve('dir'))",
  "'dirlink/'",
  "'deep'",
];
const MISSING = [
  "'missing'",
  "'missing/x'",
  "'a.txt/x'",
  "'broken'",
  "'new.txt'",
  "'dir/new.txt'",
  "'hollow/new'",
  "Buffer.from('missing')",
];
const CLOSED = ["'closed.txt'", "'closed'", "'closed/x'", "'readonly.txt'"];
const ODD = [
  ...[
    "''",
    "'a\\0b'",
    "'loop'",
    "'x'.repeat(300)",
    "'a.txt/'",
    "'missing/'",
    'undefined',
    'null',
    '500',
    '{}',
    '-1',
    "new URL('http://x/')",
  ],
  ...["new String('a.txt')", "['a.txt']", '4096', '1.5', "new URL('file:///a%2Fb')", 'new Uint8Array([97])'],
];

const ENCODINGS = [
  "'utf8'",
  "'utf-8'",
  "'hex'",
  "'base64'",
  "'latin1'",
  "'buffer'",
  "'nonsense'",
  "'UTF8'",
  "'utf16le'",
  "''",
  'null',
  "'ascii'",
];
const MODES = ['0o600', '0o644', "'600'", "'0644'", '0', '0o777', '-1', "'x'", 'undefined', '0o1777'];
const FLAGS = [
  "'r'",
  "'r+'",
  "'w'",
  "'wx'",
  "'a'",
  "'ax'",
  "'a+'",
  "'w+'",
  "'rs'",
  "'z'",
  '0',
  'fs.constants.O_RDWR',
  'undefined',
  'null',
  "'xa'",
];
const TIMES = [
  '1e9',
  "'1000000000'",
  'new Date(1e12)',
  '1.5',
  '-1',
  'NaN',
  "'x'",
  'undefined',
  'null',
  'Infinity',
  'new Date(NaN)',
  '1234567890.123',
];
const BOOLS = ['true', 'true', 'false', 'undefined'];

/** Makes random pieces of text with `pick`, which takes one of a list. */
class CallTexts {
  constructor(pick) {
    this.pick = pick;
    this.maybe = this.maybe.bind(this);
    this.args = this.args.bind(this);
  }

  maybe(often = 2) {
    return this.pick(Array.from({ length: often }, (_, at) => at === 0));
  }

  path(...likely) {
    const { pick } = this;
    if (likely.length > 0 && !this.maybe(3)) return pick(pick(likely));
    return pick(pick([THERE, THERE, FOLDER, MISSING, CLOSED, ODD]));
  }

  data() {
    return this.pick(this.maybe(6) ? NO_TEXT : TEXT);
  }

  /** An object of some of these options, as a literal or as something else that is no object. */
  options(choices, odd = []) {
    const { pick } = this;
    if (this.maybe(8)) return pick(['{}', 'undefined', 'null', ...odd]);
    if (odd.length > 0 && this.maybe(3)) return pick(odd);
    const names = Object.keys(choices).filter(() => this.maybe());
    return `{ ${names.map((name) => `${name}: ${pick(choices[name])}`).join(', ')} }`;
  }

  /** The text of the arguments: the last ones may be left out, and some are variables. */
  args(required, optional = []) {
    const count = this.pick([...optional.keys(), optional.length]);
    return [...required, ...optional.slice(0, count)];
  }

  fsCall() {
    const { pick } = this;
    const p = (...likely) => this.path(...likely);
    const encoding = { encoding: ENCODINGS };
    const read = () => this.options({ ...encoding, flag: FLAGS }, ENCODINGS);
    const write = () => this.options({ ...encoding, flag: FLAGS, mode: MODES, flush: BOOLS }, ENCODINGS);
    const stat = () => this.options({ bigint: BOOLS, throwIfNoEntry: BOOLS });
    const calls = {
      accessSync: () =>
        this.args(
          [p()],
          [
            pick([
              'fs.constants.R_OK',
              'fs.constants.W_OK',
              'fs.constants.X_OK',
              '0',
              '7',
              '8',
              '-1',
              "'r'",
              'undefined',
              'null',
            ]),
          ],
        ),
      chmodSync: () => [p(THERE, FOLDER), pick(MODES)],
      chownSync: () => [
        p(THERE),
        pick(['0', '12', '-1', "'x'", 'process.getuid()']),
        pick(['0', '12', '-1', 'process.getgid()']),
      ],
      lchownSync: () => [p(THERE), pick(['0', '12', "'x'", 'process.getuid()']), pick(['0', '12', 'process.getgid()'])],
      linkSync: () => [p(THERE), p(MISSING)],
      readlinkSync: () =>
        this.args([p(["'link'", "'dirlink'", "'broken'", "'loop'"])], [this.options(encoding, ENCODINGS)]),
      renameSync: () => [p(THERE, FOLDER), p(MISSING, THERE, FOLDER)],
      symlinkSync: () =>
        this.args(
          [p(THERE, MISSING), p(MISSING)],
          [pick(["'file'", "'dir'", "'junction'", 'null', 'undefined', "'x'"])],
        ),
      unlinkSync: () => [p(THERE)],
      utimesSync: () => [p(THERE, FOLDER), pick(TIMES), pick(TIMES)],
      lutimesSync: () => [p(["'link'", "'broken'"]), pick(TIMES), pick(TIMES)],
      copyFileSync: () =>
        this.args(
          [p(THERE), p(MISSING, THERE)],
          [
            pick([
              '0',
              'fs.constants.COPYFILE_EXCL',
              'fs.constants.COPYFILE_FICLONE',
              '8',
              '-1',
              "'x'",
              'undefined',
              'null',
              '1.5',
            ]),
          ],
        ),
      rmSync: () =>
        this.args(
          [p(THERE, FOLDER, MISSING)],
          [this.options({ force: BOOLS, recursive: BOOLS, maxRetries: ['0', '1'], retryDelay: ['0', '1'] })],
        ),
      mkdirSync: () =>
        this.args(
          [p(MISSING, ["'new/deep/one'", "'dir/new/deeper'", "'a.txt/new/deep'"])],
          [this.options({ recursive: BOOLS, mode: MODES }, MODES)],
        ),
      mkdtempSync: () =>
        this.args(
          [
            pick([
              "'tmp-'",
              "'dir/tmp-'",
              "'missing/tmp-'",
              "'a.txt/tmp-'",
              "Buffer.from('tmp-')",
              "url.pathToFileURL(path.resolve('tmp-'))",
              '5',
              'undefined',
              'null',
              '{}',
              "'a\\0b'",
              "'closed/tmp-'",
            ]),
          ],
          [this.options({ encoding: ["'utf8'", "'buffer'", "'nonsense'"] }, ["'utf8'", "'buffer'", "'nonsense'"])],
        ),
      readdirSync: () =>
        this.args([p(FOLDER)], [this.options({ ...encoding, withFileTypes: BOOLS, recursive: BOOLS }, ENCODINGS)]),
      readFileSync: () => this.args([p(THERE)], [read()]),
      writeFileSync: () => this.args([p(THERE, MISSING), this.data()], [write()]),
      appendFileSync: () => this.args([p(THERE, MISSING), this.data()], [write()]),
      existsSync: () => [p()],
      statSync: () => this.args([p()], [stat()]),
      lstatSync: () => this.args([p()], [stat()]),
      cpSync: () =>
        this.args(
          [p(THERE, FOLDER), p(MISSING, FOLDER, THERE)],
          [
            this.options({
              recursive: ['true', 'true', ...BOOLS],
              force: BOOLS,
              errorOnExist: BOOLS,
              dereference: BOOLS,
              preserveTimestamps: BOOLS,
              verbatimSymlinks: BOOLS,
              mode: ['0', 'fs.constants.COPYFILE_EXCL'],
            }),
          ],
        ),
      rmdirSync: () => this.args([p(FOLDER)], [this.options({ maxRetries: ['0'], retryDelay: ['0'] })]),
      truncateSync: () => this.args([p(THERE)], [pick(['0', '2', '10', '-1', '1.5', "'x'", 'undefined', 'null'])]),
      statfsSync: () => this.args([p(FOLDER)], [this.options({ bigint: BOOLS })]),
      realpathSync: () => this.args([p()], [this.options(encoding, ENCODINGS)]),
      'realpathSync.native': () => this.args([p()], [this.options(encoding, ENCODINGS)]),
      opendirSync: () =>
        this.args([p(FOLDER)], [this.options({ ...encoding, bufferSize: ['1', '32'], recursive: BOOLS })]),
    };
    const name = pick(Object.keys(calls));
    return { name, text: `fs.${name}(${calls[name]().join(', ')})` };
  }
}

module.exports = { CallTexts, FLAGS, MODES, THERE, FOLDER, MISSING, TEXT, NO_TEXT, BOOLS, TIMES, ENCODINGS };
