import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolder, textsBelow } from '../support/folders';
import { makeApp, makeFolder, testOf, unblock } from './app';

// Each test runs several programs.
jest.setTimeout(120_000);

const CHECK = 'node check.js';

let folder: string;

afterEach(() => removeFolder(folder));

const blocking = (): string[] =>
  readdirSync(join(folder, 'routes')).filter((name) =>
    readFileSync(join(folder, 'routes', name), 'utf8').includes('Sync'),
  );

test('the one set that breaks a test is reverted, the others stay, and the test is named', async () => {
  folder = makeApp({ 'check.js': testOf('news') });
  const before = textsBelow(folder);
  const { code, stdout } = await unblock(folder, '--yes', '--verify', CHECK);
  expect(code).toBe(5);
  expect(stdout.split('\n')[0]).toBe(
    '3 blocking calls rewritten in 3 change sets, 3 files written; 1 is refused; 1 change set reverted, because `node check.js` ended with 1 (news answers at once).',
  );
  expect(blocking()).toEqual(['news.js']);
  const [log] = /\.unblock\/verify\/\S+\.log/.exec(stdout) as RegExpExecArray;
  expect(readFileSync(join(folder, log), 'utf8')).toBe('not ok 1 - news answers at once\n');
  expect((await unblock(folder, 'undo')).code).toBe(0);
  expect(textsBelow(folder)).toEqual(before);
  expect((await unblock(folder, 'undo')).stderr).toContain('there is no run to undo');
});

test('the report for programs says the same', async () => {
  folder = makeApp({ 'check.js': testOf('users', 'weather') });
  const { code, stdout } = await unblock(folder, '--yes', '--verify', CHECK, '--json');
  const { verification, findings } = JSON.parse(stdout);
  expect(code).toBe(5);
  expect(verification).toMatchObject({ checks: [CHECK], passed: false, unstable: false });
  expect(verification.rolledBack.map(({ details }: { details: string[] }) => details)).toEqual([
    ['users answers at once'],
    ['weather answers at once'],
  ]);
  const reasons = findings.map(({ file, reason }: { file: string; reason?: { code: string } }) => [file, reason?.code]);
  expect(reasons).toContainEqual(['routes/users.js', 'verification-failed']);
  expect(reasons).toContainEqual(['routes/news.js', undefined]);
  expect(blocking()).toEqual(['users.js', 'weather.js']);
});

test('when all passes everything is kept', async () => {
  folder = makeApp({ 'check.js': testOf() });
  const { code, stdout } = await unblock(folder, '--yes', '--verify', CHECK, '--verify', 'node -e 0');
  expect(code).toBe(0);
  expect(stdout).not.toContain('reverted');
  expect(blocking()).toEqual([]);
});

test('when every set breaks it nothing is written', async () => {
  folder = makeApp({ 'check.js': testOf('users', 'prices', 'news', 'weather') });
  const before = textsBelow(folder);
  const { code, stdout } = await unblock(folder, '--yes', '--verify', CHECK);
  expect(code).toBe(5);
  expect(stdout).toMatch(/^Nothing was written: `node check.js` ended with 1 .* with each of 4 change sets\.\n/);
  expect(textsBelow(folder)).toEqual(before);
});

test('a check that fails before is reported, and nothing is written', async () => {
  const failing = Array.from({ length: 8 }, (_, index) => `not ok ${index} - was never mended ${index}`);
  folder = makeApp({ 'check.js': `console.log(${JSON.stringify(failing.join('\n'))});\nprocess.exit(1);` });
  const before = textsBelow(folder);
  const { code, stdout, stderr } = await unblock(folder, '--yes', '--verify', CHECK);
  expect(code).toBe(4);
  expect(stdout).toBe('');
  expect(stderr).toContain('error: `node check.js` ended with 1 before anything was changed');
  expect(stderr).toContain('\n  failed: was never mended 4\n  and 3 others\n  | not ok 0 - was never mended 0\n');
  expect(textsBelow(folder)).toEqual(before);
});

test('a check that fails in the end without any change blames no set', async () => {
  const script =
    "const fs = require('fs');\nfs.appendFileSync('.unblock/runs.txt', 'x');\nprocess.exit(fs.statSync('.unblock/runs.txt').size > 1 ? 1 : 0);\n";
  folder = makeApp({ 'check.js': script });
  const { code, stdout } = await unblock(folder, '--yes', '--verify', CHECK);
  expect(code).toBe(5);
  expect(stdout).toMatch(/^Nothing was written: `node check.js` now fails without any change, too/);
  expect(blocking()).toHaveLength(4);
});

test('a check that takes too long has failed, and is ended', async () => {
  folder = makeApp({ 'check.js': 'setInterval(() => {}, 1000);' });
  const { code, stderr } = await unblock(folder, '--yes', '--verify', CHECK, '--timeout', '1');
  expect(code).toBe(4);
  expect(stderr).toContain('`node check.js` took longer than 1 s before anything was changed');
});

test('what passes is told in the first line, and nobody is asked to run it again', async () => {
  folder = makeApp({ 'check.js': '' });
  const { code, stdout } = await unblock(folder, '--yes', '--verify', CHECK, '--verify', 'node -e 0');
  expect([code, stdout.split('\n')[0]]).toEqual([
    0,
    '4 blocking calls rewritten in 4 change sets, 4 files written; `node check.js` and `node -e 0` pass as before.',
  ]);
  expect(stdout).toMatch(/\n`npx unblock undo` undoes everything\.\n$/);
});

test('with nothing to write nothing is run', async () => {
  folder = makeFolder({ 'package.json': '{}', 'index.js': '' });
  const { code, stdout } = await unblock(folder, '--yes', '--verify', 'node -e "process.exit(1)"');
  expect([code, stdout]).toEqual([0, 'Nothing to do: no blocking calls found, 1 file checked.\n']);
  expect(existsSync(join(folder, '.unblock'))).toBe(false);
});

test('a file that is edited meanwhile keeps its edit, and everything else is put back', async () => {
  const script =
    "const fs = require('fs');\nif (!fs.readFileSync('routes/news.js', 'utf8').includes('Sync')) fs.appendFileSync('routes/news.js', '// mine');\n";
  folder = makeApp({
    'check.js': `${script}process.exit(fs.readFileSync('routes/users.js', 'utf8').includes('Sync') ? 0 : 1);`,
  });
  const { code, stderr } = await unblock(folder, '--yes', '--verify', CHECK);
  expect(code).toBe(4);
  expect(stderr).toContain('edited while the project was being checked: routes/news.js');
  expect(readFileSync(join(folder, 'routes/news.js'), 'utf8')).toContain('// mine');
  expect(blocking()).toEqual(['prices.js', 'users.js', 'weather.js']);
});

describe('the type check of the project', () => {
  const typed = (check: string): Record<string, string> => ({
    'package.json': '{ "private": true, "scripts": { "start": "node server.js" }, "dependencies": { "express": "5" } }',
    'tsconfig.json': '{ "compilerOptions": { "strict": true, "noEmit": true, "types": ["node"] } }',
    'express.d.ts': "declare module 'express' { const make: () => any; export default make; }",
    'server.ts':
      "import express from 'express';\nimport { news } from './news';\nimport { users } from './users';\nconst app = express();\napp.get('/news', (req: any, res: any) => res.send(news()));\napp.get('/users', (req: any, res: any) => res.send(users()));\napp.listen(3000);\n",
    'news.ts':
      "import { readFileSync } from 'fs';\nexport function news() {\n  return readFileSync('news.txt', 'utf8');\n}\n",
    'users.ts':
      "import { readFileSync } from 'fs';\nexport function users() {\n  return readFileSync('users.txt', 'utf8');\n}\n",
    'check.ts': check,
  });

  const link = (): void => symlinkSync(join(__dirname, '../../node_modules'), join(folder, 'node_modules'));

  test('takes back the set that has a new error, and tells it', async () => {
    // A type of what news returns that is made in a way of its own.
    folder = makeFolder(
      typed(
        "import { news } from './news';\nexport type News = typeof news extends () => infer Result ? Result : never;\nexport const first: News = '';\nexport const old: number = '';\n",
      ),
    );
    link();
    const { code, stdout } = await unblock(folder, '--yes', '--verify', 'node -e 0');
    expect(stdout).toContain('Taken back: set');
    expect(stdout).toMatch(
      /failed: check\.ts: error TS2322: Type 'string' is not assignable to type 'Promise<string>'/,
    );
    expect(stdout).not.toContain("type 'number'");
    expect(code).toBe(5);
    expect(readFileSync(join(folder, 'news.ts'), 'utf8')).toContain('readFileSync');
    expect(readFileSync(join(folder, 'users.ts'), 'utf8')).toContain('readFile(');
  });

  test('keeps everything when there is none', async () => {
    folder = makeFolder(typed('export const old: number = "";\n'));
    link();
    const { code, stdout } = await unblock(folder, '--yes', '--verify', 'node -e 0');
    expect(code).toBe(0);
    expect(stdout).toContain('type check');
    expect(stdout).not.toContain('Types were not checked');
    expect(readFileSync(join(folder, 'news.ts'), 'utf8')).toContain('readFile(');
  });

  test('that cannot be made, because there is no compiler, is told of', async () => {
    folder = makeFolder(typed(''));
    const { code, stdout } = await unblock(folder, '--yes', '--verify', 'node -e 0');
    expect(code).toBe(0);
    expect(stdout).toContain('Types were not checked: there is a tsconfig.json, but TypeScript is not installed.');
  });
});

describe('a smoke check', () => {
  const server = (extra: string): string => `
const http = require('http');
const fs = require('fs');
http.createServer((req, res) => {
  ${extra}
  res.end(fs.readFileSync('a.txt', 'utf8'));
}).listen(process.env.PORT);
`;
  const app = (extra: string): Record<string, string> => ({
    'package.json': '{ "private": true, "main": "server.js" }',
    'server.js': server(extra),
    'a.txt': 'hello',
  });

  test('passes when the app answers as before', async () => {
    folder = makeFolder(app(''));
    const { code, stderr } = await unblock(folder, '--yes', '--smoke', 'node server.js', '--url', '/a', '--url', 'b');
    expect([code, stderr]).toEqual([0, '']);
    expect(readFileSync(join(folder, 'server.js'), 'utf8')).toContain('await');
  });

  test('takes the change back when it answers differently', async () => {
    folder = makeFolder(app("res.statusCode = fs.readdirSync('.').includes('unblock-helpers.js') ? 500 : 200;"));
    const before = textsBelow(folder);
    const { code, stdout } = await unblock(folder, '--yes', '--smoke', 'node server.js', '--url', '/a');
    expect(code).toBe(5);
    expect(stdout).toContain('failed: GET /a 200 became GET /a 500');
    expect(textsBelow(folder)).toEqual(before);
  });

  test('an app that does not start stops the run', async () => {
    folder = makeFolder(app(''));
    writeFileSync(join(folder, 'broken.js'), "throw new Error('no database');");
    const { code, stderr } = await unblock(folder, '--yes', '--smoke', 'node broken.js');
    expect(code).toBe(4);
    expect(stderr).toContain('`node broken.js` the app ended with 1 before it answered at /');
    expect(stderr).toContain('no database');
  });
});
