import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

import * as ts from 'typescript';

import type { HelperName, HelperStyle } from '../../src/helpers/render';
import { HELPERS, helpersIn, renderHelpers, ttlIn } from '../../src/helpers/render';
import { generate, removeFolders, STYLES } from './load';

const ROOT = join(__dirname, '../..');
const CJS: HelperStyle = { format: 'cjs', typescript: false, nodePrefix: false, ttl: 0 };
const STYLE_LIST: readonly HelperStyle[] = [
  CJS,
  { ...CJS, nodePrefix: true, ttl: 250 },
  { ...CJS, format: 'esm' },
  { ...CJS, typescript: true },
  { ...CJS, format: 'esm', typescript: true, nodePrefix: true },
];
const EQUALS: HelperStyle = { ...CJS, typescript: true, importsEqual: true };
const CHOICES: readonly (readonly HelperName[])[] = [HELPERS, ...HELPERS.map((name) => [name])];

afterAll(removeFolders);

test('the table is made from the sources as they are now', () => {
  const check = spawnSync(process.execPath, [join(ROOT, 'scripts/build-helpers.js'), '--check'], { encoding: 'utf8' });
  expect(check).toMatchObject({ status: 0, stderr: '' });
});

test('the text is as prettier would write it', async () => {
  const prettier = await import('prettier');
  for (const style of STYLE_LIST) {
    for (const names of CHOICES) {
      const text = renderHelpers(names, style);
      const parser = style.typescript ? 'typescript' : 'babel';
      expect(await prettier.format(text, { singleQuote: true, parser })).toBe(text);
      expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
    }
  }
});

test('each helper alone is complete, and exports no more than it must', () => {
  const exportsOf = (path: string) => {
    const script = `import(${JSON.stringify(path)}).then((m) => console.log(Object.keys(m.default || m).join()))`;
    return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim().split(',');
  };
  // Helpers that are made of others, which rewritten code may call, too.
  const others: Partial<Record<HelperName, readonly HelperName[]>> = {
    cachedExists: ['invalidate'],
    cachedStat: ['invalidate'],
    cachedLstat: ['invalidate'],
    existsForStat: ['statOfExisting', 'invalidate'],
    statOfExisting: ['existsForStat', 'invalidate'],
    readRenewed: ['readWhole'],
    writeJsonAtomic: ['writeFileAtomic'],
    outputFileAtomic: ['writeFileAtomic'],
    outputJsonAtomic: ['outputFileAtomic', 'writeFileAtomic', 'writeJsonAtomic'],
  };
  for (const name of HELPERS) {
    const expected = [name, ...(others[name] ?? [])];
    expect(exportsOf(generate('cjs', [name])).sort()).toEqual(expected.sort());
  }
  for (const style of STYLES) expect(exportsOf(generate(style, HELPERS)).sort()).toEqual([...HELPERS].sort());
});

test('the order and number of names make no difference', () => {
  const names: readonly HelperName[] = ['writeFileAtomic', 'cachedStat', 'exclusive'];
  const again = [...names].reverse().concat(names);
  for (const style of [...STYLE_LIST, EQUALS]) expect(renderHelpers(again, style)).toBe(renderHelpers(names, style));
});

test('a handler of Express has its types where they are there', () => {
  const typed = { format: 'esm', typescript: true, nodePrefix: true, ttl: 0 } as const;
  const text = renderHelpers(['asyncHandler'], { ...typed, expressTypes: true });
  expect(text).toContain("import type { RequestHandler } from 'express';");
  expect(text.match(/^export function asyncHandler</gm)).toHaveLength(3);
  for (const style of [typed, { ...typed, typescript: false, expressTypes: true }])
    expect(renderHelpers(['asyncHandler'], style)).not.toContain('RequestHandler');
  expect(renderHelpers(['asyncParam'], { ...typed, expressTypes: true })).not.toContain('RequestHandler');
});

test('a CommonJS file begins with its header and ends with its exports', () => {
  expect(renderHelpers(['asyncHandler', 'asyncParam'], CJS)).toMatch(
    /^\/\* eslint-disable \*\/\n\/\/ .* made by unblock .*\n\/\/ Safe to edit.*\n\n'use strict';\n\n(?!const .*require)[^]*\nmodule\.exports = \{ asyncHandler, asyncParam \};\n$/,
  );
});

test('an atomic write invalidates look-ups only where there are any', () => {
  expect(renderHelpers(['writeFileAtomic'], CJS)).not.toContain('invalidate');
  expect(renderHelpers(['writeFileAtomic', 'cachedStat'], CJS)).toContain('invalidate(first.path);');
});

test('helpersIn reads back what was rendered, and nothing from other files', () => {
  for (const style of [...STYLE_LIST, EQUALS]) {
    expect(helpersIn(renderHelpers(['execCommand', 'exclusive'], style))).toEqual(
      new Set(['execCommand', 'exclusive']),
    );
    expect(helpersIn(renderHelpers(HELPERS, style))).toEqual(new Set(HELPERS));
  }
  expect(helpersIn('function asyncHandler(fn) {}\nmodule.exports = { asyncHandler };\n')).toEqual(new Set());
});

test('ttlIn reads back the cache time, also one that was edited', () => {
  const text = renderHelpers(['cachedStat'], { ...CJS, typescript: true, ttl: 1500 });
  expect(ttlIn(text)).toBe(1500);
  expect(ttlIn(text.replace('1500;', '20;'))).toBe(20);
  expect(ttlIn(renderHelpers(['exclusive'], CJS))).toBeUndefined();
});

// Node 10 reads ES2019, and so do linters that are set to what it knows.
test('the JavaScript has no syntax that is younger than ES2019', () => {
  const text = renderHelpers(HELPERS, CJS);
  const compiled = [ts.ScriptTarget.ES2019, ts.ScriptTarget.ESNext].map(
    (target) => ts.transpileModule(text, { compilerOptions: { target, module: ts.ModuleKind.ESNext } }).outputText,
  );
  expect(compiled[0]).toBe(compiled[1]);
});

const OTHERS = { exactOptionalPropertyTypes: false };
const LOOSE = { strict: false, noImplicitAny: true, exactOptionalPropertyTypes: false };

test.each([
  ['modules', {}, {}],
  ['CommonJS that is written as such', { importsEqual: true }, { verbatimModuleSyntax: true }],
  ['with the types of Node 24', {}, { ...OTHERS, types: [join(ROOT, 'node_modules/types-node-24')] }],
  ['with the types of Node 26', {}, { types: [join(ROOT, 'node_modules/types-node-26')] }],
  ['without strict checks of null', {}, LOOSE],
])(
  'TypeScript accepts every text under its strictest options, and calls keep their types: %s',
  (_, written, minded) => {
    const options: ts.CompilerOptions = {
      ...{ strict: true, noUnusedLocals: true, noUnusedParameters: true, noImplicitReturns: true, noEmit: true },
      ...{ noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noPropertyAccessFromIndexSignature: true },
      ...{ isolatedModules: true, declaration: true, noImplicitOverride: true, skipLibCheck: true, types: ['node'] },
      ...{
        target: ts.ScriptTarget.ES2020,
        module: ts.ModuleKind.CommonJS,
        typeRoots: [join(ROOT, 'node_modules/@types')],
      },
      ...minded,
    };
    const style: HelperStyle = { ...CJS, typescript: true, ...written };
    // By itself `invalidate` has nothing to forget, and its look-ups are unused.
    const choices = CHOICES.filter((names) => names.join() !== 'invalidate');
    const files = new Map(choices.map((names) => [join(ROOT, `__${names.join('-')}.ts`), renderHelpers(names, style)]));
    const user = USE.replace('$ALL', `./__${HELPERS.join('-')}`);
    files.set(join(ROOT, '__use.ts'), style.importsEqual ? equally(user) : user);
    const host = ts.createCompilerHost(options);
    const { fileExists, readFile } = host;
    host.fileExists = (path) => files.has(path) || fileExists(path);
    host.readFile = (path) => files.get(path) ?? readFile(path);
    const read = host.getSourceFile;
    host.getSourceFile = (path, language, ...rest) => {
      const text = files.get(path);
      return text === undefined ? read(path, language, ...rest) : ts.createSourceFile(path, text, language);
    };
    const program = ts.createProgram([...files.keys()], options, host);
    const messages = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
    expect(messages).toEqual([]);
  },
  60_000,
);

/** A text with `import x = require('x')` and `export = …` in the place of other imports and exports. */
function equally(text: string): string {
  const loaded = text.replace(/^import (?:\* as )?(\w+|\{.*\}) from ('.*');/gm, (_, names: string, from: string) =>
    names.startsWith('{')
      ? `import all = require(${from}); const ${names} = all;`
      : `import ${names} = require(${from});`,
  );
  return `${loaded.replace('export async', 'async')}\nexport = use1;`;
}

const USE = `
import * as h from '$ALL';
import type { BigIntStats, Stats } from 'fs';
import type { ExecSyncOptions } from 'child_process';
import { createServer } from 'http';
interface Request { readonly body: string }
interface Response { json(value: unknown): void }
type Next = (error?: unknown) => void;
type Handler = (request: Request, response: Response, next: Next) => void;
type ErrorHandler = (error: Error, request: Request, response: Response, next: Next) => void;
declare function get(path: string, ...handlers: (Handler | ErrorHandler)[]): void;
declare function use(handler: Handler): void;
declare const options: ExecSyncOptions;
export async function use1(): Promise<void> {
  use(h.asyncHandler(async (request, response) => response.json(request.body)));
  get('/', h.asyncHandler(async (request: Request, response: Response) => response.json(request.body)));
  createServer(h.asyncListener(async (request, response) => response.end(request.url)));
  const text: string = await h.execCommand('ls', { encoding: 'utf8' });
  const bytes: Buffer = await h.execProgram('ls', ['-l'], { cwd: '/' });
  const raw: Buffer = await h.execCommand('ls');
  const either: string | Buffer = await h.execCommand('ls', options);
  const lines: string = (await h.spawnProgram('ls', ['-l'], { encoding: 'utf8' })).stdout;
  const stats: Stats = await h.cachedStat('/');
  const maybe: Stats | undefined = await h.cachedStat('/', { throwIfNoEntry: false });
  const big: BigIntStats = await h.cachedLstat('/', { bigint: true });
  const there: boolean = await h.cachedExists(new URL('file:///'));
  const count: number = await h.exclusive('key', async () => 1);
  await h.writeFileAtomic('/', 'text', { mode: 0o600 });
  console.log(text, bytes, raw, either, lines, stats, maybe, big, there, count);
}
`;
