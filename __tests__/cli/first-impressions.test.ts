import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { main } from '../../src/cli';
import { emptyFolder, removeFolder, textsBelow } from '../support/folders';

let app: string;

beforeEach(() => (app = emptyFolder()));
afterEach(() => removeFolder(app));

function given(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), text);
  }
}

interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function unblock(...argv: readonly string[]): Promise<Said> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const code = await main({ argv, cwd: app, env: {}, stdin, stdout, stderr });
  return { code, stdout: String(stdout.read() ?? ''), stderr: String(stderr.read() ?? '') };
}

/** What a user without rights sees: root may read everything, so the test asks as nobody. */
async function asNobody<Result>(work: () => Promise<Result>): Promise<Result> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65534);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

const firstLine = ({ stdout }: Said): string => stdout.split('\n')[0];

const MANIFEST = '{ "name": "app", "main": "server.js" }';
const EXISTS =
  "require('express')().get('/', (req, res) => res.send(require('fs').existsSync(req.query.name))).listen(3);";
const SERVER =
  "const fs = require('fs');\nrequire('http').createServer((req, res) => res.end(fs.readFileSync('x'))).listen(1);\n";
const FOUND = '1 blocking call can be reached by requests; 1 can be rewritten in 1 change set.';

describe.each(['scan', '--dry-run', '--yes', 'check', 'baseline'])('a wrong folder: %s', (command) => {
  test('without anything in it', async () => {
    const { code, stdout, stderr } = await unblock(command);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(
      `error: there is no app in ${app}: it has no package.json, and no JavaScript or TypeScript\n` +
        'Go to the folder of your app, or name it: `unblock --cwd <dir>`.\n',
    );
    expect(textsBelow(app).size).toBe(0);
  });
});

test('a package without a source file is an app with nothing to do', async () => {
  given({ 'package.json': MANIFEST, 'README.md': '' });
  const said = await unblock('scan');
  expect(said.code).toBe(0);
  expect(said.stdout).toBe(
    `Nothing to do: no blocking calls found, 0 files checked.\n\n${app} has no JavaScript or TypeScript files, apart from those that git ignores.\n`,
  );
});

test('an app with nothing to do is told so, and nothing else', async () => {
  given({ 'package.json': MANIFEST, 'server.js': "require('http').createServer((req, res) => res.end()).listen(1);" });
  const text = 'Nothing to do: no blocking calls found, 1 file checked.\n';
  expect(await unblock('scan')).toEqual({ code: 0, stdout: text, stderr: '' });
  expect(await unblock('--yes')).toEqual({ code: 0, stdout: text, stderr: '' });
  expect(await unblock('--dry-run')).toEqual({ code: 0, stdout: '', stderr: text });
});

test('without package.json it works, and says what it took for the app', async () => {
  given({ 'server.js': SERVER });
  const said = await unblock('scan');
  expect(firstLine(said)).toBe(FOUND);
  expect(said.stdout).toContain(`There is no package.json, so all of ${app} is treated as one app.`);
});

test('a package.json that does not parse is named, and --strict fails', async () => {
  given({ 'package.json': '{ "name": ', 'server.js': SERVER });
  const said = await unblock('scan');
  expect(firstLine(said)).toBe(FOUND);
  expect(said.stdout).toContain('Not read\n  package.json: not valid JSON: taken for an empty one');
  expect((await unblock('scan', '--strict')).code).toBe(3);
});

test('a file that does not parse is named with its line, and not counted', async () => {
  given({
    'package.json': MANIFEST,
    'server.js': `// größe\nconst fs = require('fs');\nfs.readFileSync(\n}\n`,
    'other.js': '',
  });
  const { code, stdout } = await unblock('scan');
  expect(code).toBe(0);
  expect(stdout).toContain('no blocking calls found, 1 file checked (1 could not be read).');
  expect(stdout).toMatch(/Not read\n  server\.js: .+ \(line 4\)\n/);
});

test('blocking calls that no server reaches: what to do when there is one after all', async () => {
  given({ 'package.json': '{}', 'lib.js': "exports.load = () => require('fs').readFileSync('x');" });
  const said = await unblock('--dry-run');
  expect(said.code).toBe(0);
  expect(said.stderr).toMatch(/^Nothing to do: no request waits for a blocking call, 1 file checked\./);
  expect(said.stderr).toContain('No request handler was found near them.');
  expect(said.stderr).toContain('`npx unblock init`');
});

test('blocking calls that nothing in sight runs: what to do if something does', async () => {
  const library = "exports.name = () => 'app'; exports.load = () => require('fs').readFileSync('x');";
  const server = "const lib = require('./lib'); require('express')().get('/', (req, res) => res.end(lib.name()));";
  given({ 'package.json': MANIFEST, 'server.js': server, 'lib.js': library });
  const said = await unblock('--dry-run');
  expect(said.code).toBe(0);
  expect(said.stderr).toContain('1 blocking call of 1 is in code that nothing was found to run.');
  expect(said.stderr).toContain('`npx unblock init`');
});

test('an image that would be without the helper file', async () => {
  given({ 'package.json': MANIFEST, 'server.js': EXISTS, Dockerfile: 'COPY server.js package.json ./' });
  const told = 'Dockerfile takes files that import unblock-helpers.js, but leaves unblock-helpers.js out';
  expect((await unblock('--dry-run')).stderr).toContain(told);
  given({ Dockerfile: 'COPY *.js package.json ./' });
  expect((await unblock('--dry-run')).stderr).not.toContain('leaves');
});

test('an entry that is not there is an error with the nearest', async () => {
  given({ 'package.json': MANIFEST, 'server.js': SERVER });
  const { code, stderr } = await unblock('scan', '--entry', 'sever.js');
  expect(code).toBe(2);
  expect(stderr).toMatch(/^error: `--entry` must name a source file of the project, got `sever\.js`\n/);
  expect(stderr).toContain('Perhaps you meant `server.js`.');
  expect((await unblock('scan', '--entry', 'server.js')).code).toBe(0);
});

test('TypeScript without tsconfig.json', async () => {
  given({ 'package.json': '{}', 'server.ts': SERVER.replace('const fs = require', 'import fs = require') });
  const said = await unblock('--dry-run');
  expect(said.stderr.split('\n')[0]).toBe(FOUND);
  expect(said.stdout).toContain('+++ b/server.ts');
});

describe('what may not be read', () => {
  beforeEach(() => {
    given({ 'package.json': MANIFEST, 'server.js': SERVER, 'private/keys.js': '', 'secret.js': '' });
    chmodSync(app, 0o755);
  });
  afterEach(() => {
    for (const name of ['', 'private']) chmodSync(join(app, name), 0o755);
  });

  test('a folder and a file are named, and stop no other', async () => {
    chmodSync(join(app, 'private'), 0);
    chmodSync(join(app, 'secret.js'), 0);
    const said = await asNobody(() => unblock('scan'));
    expect({ code: said.code, first: firstLine(said) }).toEqual({ code: 0, first: FOUND });
    expect(said.stdout).toContain(
      'Not read\n  private/: cannot be read (EACCES)\n  secret.js: cannot be read (EACCES)',
    );
    expect((await asNobody(() => unblock('scan', '--strict'))).code).toBe(3);
  });

  test('package.json itself', async () => {
    chmodSync(join(app, 'package.json'), 0);
    const said = await asNobody(() => unblock('scan'));
    expect(firstLine(said)).toBe(FOUND);
    expect(said.stdout).toContain('Not read\n  package.json: ');
  });

  test('a folder that may not be written to: the code, the place, and what to do', async () => {
    chmodSync(app, 0o555);
    const { code, stderr } = await asNobody(() => unblock('--yes'));
    expect(code).toBe(4);
    expect(stderr).toMatch(
      /^error: the system refused: EACCES: permission denied, mkdir .*\.unblock'\nFree disk space/,
    );
    expect((await asNobody(() => unblock('scan'))).code).toBe(0);
  });

  test('the whole folder', async () => {
    chmodSync(app, 0o311);
    const { code, stderr } = await asNobody(() => unblock('scan'));
    expect(code).toBe(2);
    expect(stderr).toBe(`error: the folder ${app} cannot be read (EACCES)\nGive yourself the permission to read it.\n`);
  });
});

test('links that lead back to themselves or to a folder above are not followed', async () => {
  given({ 'package.json': MANIFEST, 'server.js': SERVER });
  symlinkSync('.', join(app, 'again'));
  symlinkSync('one', join(app, 'other'));
  symlinkSync('other', join(app, 'one'));
  expect(firstLine(await unblock('scan'))).toBe(FOUND);
  const { code, stderr } = await unblock('scan', '--cwd', 'one');
  expect({ code, stderr: stderr.split('\n')[0] }).toEqual({
    code: 2,
    stderr: 'error: `--cwd` must name a folder, got `one`',
  });
  expect((await unblock('scan', 'one')).stderr).toContain('`one` does not exist');
});

test('a bundle of 20 MB is named and costs nothing', async () => {
  given({ 'package.json': MANIFEST, 'server.js': SERVER, 'bundle.js': `${'x'.repeat(99)}\n`.repeat(200_000) });
  const said = await unblock('scan');
  expect(firstLine(said)).toBe(FOUND);
  expect(said.stdout).toContain('Not read\n  bundle.js: 20 MB: too large for a source file');
});

describe('names of files', () => {
  const LOAD = "module.exports = () => require('fs').readFileSync('x', 'utf8');\n";
  const names = ['a b/it is.js', 'größe/ключ-日本.js', 'new\nline.js', 'quo\'te".js', '-n.js', '[id]/$x.js'];

  test('with spaces, other scripts, quotes and line ends are written and taken back, and shown on one line', async () => {
    const requests = names.map((name) => `require(${JSON.stringify(`./${name}`)})()`);
    const server = `require('http').createServer((req, res) => res.end(${requests.join(' + ')})).listen(1);\n`;
    given({ 'package.json': MANIFEST, 'server.js': server, ...Object.fromEntries(names.map((name) => [name, LOAD])) });
    const before = textsBelow(app);
    const said = await unblock('--yes');
    expect(firstLine(said)).toBe('6 blocking calls rewritten in 1 change set, 8 files written.');
    for (const name of names) expect(textsBelow(app).get(name)).toContain('.promises.readFile');
    expect(said.stdout).toContain('new<0a>line.js');
    const { code, stdout } = await unblock('undo');
    expect(code).toBe(0);
    expect(stdout).toContain('\n  new<0a>line.js\n');
    expect(textsBelow(app)).toEqual(before);
  });
});
