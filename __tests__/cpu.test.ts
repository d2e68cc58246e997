import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from '../src/pipeline/analyse';
import { loadChecker, type Checker } from '../src/scan/cpu/backtracking';
import { readProject } from '../src/scan/project/read';
import { CPU, MODULES } from '../transforms';
import { removeFolder } from './support/folders';
import { makeFolder, unblock } from './verify/app';

const fixtures = join(__dirname, '../__testfixtures__/cpu');
const names = readdirSync(fixtures);
const PACKAGE = JSON.stringify({ private: true, main: 'app.js', dependencies: { express: '4' } });

let folder: string;
afterEach(() => removeFolder(folder));

// Matches: while (Date.now() < end) {} // found: cpu/clock-loop
const EXPECTED = /\/\/ found: (cpu\/[\w-]+)(?: (\w+))?$/;

async function found(text: string): Promise<readonly string[]> {
  folder = makeFolder({ 'package.json': PACKAGE, 'app.js': text });
  const project = readProject(folder, { gitignore: true, exclude: [] });
  const { findings } = await analyse(project, { modules: MODULES, slice: true, entries: [], alone: false, cpu: CPU });
  return findings
    .filter(({ module }) => module === 'cpu')
    .map(({ line, rule, context }) => `${line} ${rule} ${context.replace('_path', '')}`);
}

test.each(names)('%s: each place is found, and no other', async (name) => {
  const text = readFileSync(join(fixtures, name), 'utf8');
  const expected = text.split('\n').flatMap((line, index) => {
    const [, rule, context = 'request'] = EXPECTED.exec(line) ?? [];
    return rule ? [`${index + 1} ${rule} ${context}`] : [];
  });
  expect(expected).not.toEqual([]);
  expect(await found(text)).toEqual(expected);
});

test('each rule has a fixture', () => {
  const all = names.map((name) => readFileSync(join(fixtures, name), 'utf8')).join('\n');
  expect(CPU.methods.filter(({ sync }) => !all.includes(`// found: cpu/${sync}`))).toEqual([]);
});

describe('on the command line', () => {
  const APP = readFileSync(join(fixtures, 'loops-on-the-clock.js'), 'utf8');

  test('it is told to who asks for it, with the way there and advice', async () => {
    folder = makeFolder({ 'package.json': PACKAGE, 'app.js': APP });
    const { code, stdout } = await unblock(folder, 'scan', '--only', 'cpu');
    expect(code).toBe(0);
    expect(stdout).toContain('3 blocking calls can be reached by requests');
    expect(stdout).toContain('pause (app.js:4) → cpu.clock-loop (app.js:6)');
    expect(stdout).toContain('Advice: Wait with a timer');
    const json = JSON.parse((await unblock(folder, 'scan', '--only', 'cpu/clock-loop', '--json')).stdout);
    expect(json.findings[0]).toMatchObject({
      rule: 'cpu/clock-loop',
      category: 'cpu',
      severity: 'high',
      line: 6,
      column: 3,
    });
    expect(json.findings[0].reason).toMatchObject({ code: 'no-async-form' });
  });

  test('and to nobody else', async () => {
    folder = makeFolder({ 'package.json': PACKAGE, 'app.js': APP });
    expect(JSON.parse((await unblock(folder, 'scan', '--json')).stdout).findings).toEqual([]);
    expect((await unblock(folder, 'check')).code).toBe(0);
  });

  test('nothing is rewritten', async () => {
    folder = makeFolder({ 'package.json': PACKAGE, 'app.js': APP });
    expect((await unblock(folder, '--yes', '--only', 'cpu')).code).toBe(0);
    expect(readFileSync(join(folder, 'app.js'), 'utf8')).toBe(APP);
  });

  test('a comment keeps it out', async () => {
    const ignored = APP.replace(
      '  while (Date',
      '  // unblock-ignore-next-line cpu/clock-loop -- on purpose\n  while (Date',
    );
    folder = makeFolder({ 'package.json': PACKAGE, 'app.js': ignored });
    const { findings, ignored: kept } = JSON.parse((await unblock(folder, 'scan', '--only', 'cpu', '--json')).stdout);
    expect([findings.length, kept.length]).toEqual([2, 1]);
  });

  test('a rule is explained', async () => {
    folder = makeFolder({ 'package.json': PACKAGE, 'app.js': APP });
    const { code, stdout } = await unblock(folder, 'explain', 'cpu/clock-loop');
    expect(code).toBe(0);
    expect(stdout).toContain('cpu/clock-loop');
    expect(stdout).toContain('app.js:6');
  });
});

describe('how regular expressions backtrack', () => {
  let check: Checker;
  beforeAll(async () => void (check = await loadChecker()));
  beforeEach(() => void (folder = makeFolder({})));

  test.each([/^(a+)+$/, /(x+x+)+y/, /^(\w+\s?)*$/, /^([a-zA-Z0-9]+)*@/, /<(\w+\s*)+>/, /^(?=(a+)+$)/])(
    '%s: exponentially',
    (regex) => expect(check(regex.source, regex.flags)).toBe('exponential'),
  );

  test.each([/\s+$/, /^.*x.*y.*z$/, /a*a*b/, /(?:[ \t]*[\n\r]+[ \t]*)+/])('%s: polynomially', (regex) =>
    expect(check(regex.source, regex.flags)).toBe('polynomial'),
  );

  test.each([
    /^[a-z]+$/,
    /^(?:[a-z]+-)*[a-z]+$/,
    /^[^\s,]+(?:,[^\s,]+)*$/,
    /^(\d{1,3}\.){3}\d{1,3}$/,
    /[&<>"']/g,
    /(a+)+b?/,
  ])('%s: not at all', (regex) => expect(check(regex.source, regex.flags)).toBeUndefined());

  test('what is no regular expression is none of its business', () => expect(check('(', '')).toBeUndefined());
});
