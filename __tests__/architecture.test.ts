import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** Folders of small rooms: what each of their files may import is said of it by its name. */
const SHARED_FOLDER = /^src\/(?:commands|pipeline|language|projects|shell|findings)\/([^/.]+)/;

/** A room is a folder of src, or a file directly in it (`src/run.ts` is `run`); these are the exceptions. */
const ROOMS: readonly (readonly [RegExp, string])[] = [
  [/^transforms\/rewriters\//, 'rewriters'],
  [/^transforms\//, 'transforms'],
  [/^src\/helpers\/sources\//, 'helper sources'],
  [/^src\/plan\/reasons\.ts$/, 'reasons'],
];

const VOCABULARY = [
  'types',
  'errors',
  'estimates',
  'program',
  'driven',
  'fields',
  'version',
  'colors',
  'printable',
  'hazard-text',
  'proof',
  'hunks',
  'built-in-objects',
  'continuations',
  'package-stores',
  'option-functions',
  'views',
  'stages',
  'hooks',
  'overridden',
  'server-pages',
  'known-paths',
  'presets',
  'protocols',
  'io',
  'semver',
  'array-methods',
  'emitters',
  'audiences',
  'collections',
  'state-parts',
  'at-once',
  'surplus',
  'pure-calls',
  'logs',
  'expectations',
  'progress',
  'test-files',
  'task-libraries',
  'test-doubles',
  'programs',
  'interpreters',
  'process-events',
  'node-callbacks',
  'node-classes',
  'sql',
  'globs',
  'packages',
  'unions',
  'runners',
  'by-place',
  'shipments',
  'requests',
  'request-fields',
  'runners',
  'applications',
  'answers',
  'containers',
  'defined-models',
  'entities',
  'schemas',
  'query-builders',
  'promise-libraries',
  'rows',
  'listings',
  'terms',
  'caches',
  'kept',
  'unique-names',
  'unknown-paths',
  'on-first-use',
  'memoised',
  'grouped',
  'file-links',
  'partition-point',
  'memory',
];
/** The stretches of the pipeline that `run`, `standalone` and the library share. */
const PIPELINE = ['analyse', 'checkable', 'explore', 'offered', 'liveness', 'propose', 'type-errors', 'declarations'];
const STAGES = [
  'scan',
  'graph',
  'plan',
  'rewrite',
  'review',
  'apply',
  'verify',
  'bulk',
  'report',
  'helpers',
  'evidence',
  'baseline',
];
const KNOWLEDGE = ['transforms', 'frameworks'];

/** Who may import whom, and why no one else. Files of one room may always import each other. */
const ARROWS: readonly {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly because: string;
}[] = [
  { from: VOCABULARY, to: VOCABULARY, because: 'the words that all rooms share know no room' },
  { from: ['config', 'options'], to: [...VOCABULARY, 'options'], because: 'what the user asks for is plain data' },
  { from: ['config'], to: ['define'], because: 'a configuration has rows like those of the catalogue' },
  { from: ['define'], to: ['types', 'errors'], because: 'the API of contributors is independent of the stages' },
  {
    from: STAGES,
    to: VOCABULARY,
    because: 'stages do not know each other: they meet in src/run.ts, through src/types/',
  },
  { from: ['plan'], to: ['reasons'], because: 'only planning says no' },
  { from: ['rewrite'], to: ['helpers'], because: 'a rewrite brings along the helpers it calls' },
  { from: ['report'], to: ['options'], because: 'the reporters are chosen by name' },
  { from: ['reasons'], to: ['types'], because: 'a reason is text' },
  {
    from: ['helper sources'],
    to: [],
    because: 'they are copied into the repository of the user, where nothing of ours is',
  },
  { from: KNOWLEDGE, to: ['define', 'types'], because: 'rows are data; src/run.ts hands them to the stages' },
  { from: ['frameworks'], to: ['stages'], because: 'a row says when its functions run' },
  { from: ['transforms'], to: ['standalone', 'rewriters'], because: 'a transform also works alone under jscodeshift' },
  { from: ['rewriters'], to: ['types'], because: 'a rewriter turns the facts of one call into text' },
  { from: ['selection'], to: ['options', ...VOCABULARY], because: 'flags choose among findings and sets' },
  {
    from: ['check'],
    to: ['baseline', 'selection', 'options', ...VOCABULARY],
    because: 'it holds what the flags choose against the baseline',
  },
  {
    from: ['evidenced'],
    to: [...PIPELINE, 'evidence', ...VOCABULARY],
    because: 'it adds what a run has shown to what the analysis knows',
  },
  { from: ['recall'], to: VOCABULARY, because: 'it compares questions, and knows nothing of what is asked' },
  {
    from: ['app'],
    to: ['evidenced', 'penalties', 'places', 'transforms', 'options', ...PIPELINE, ...VOCABULARY],
    because: 'it asks the analysis about an app, with what its configuration and the flags say',
  },
  {
    from: ['survey'],
    to: ['app', 'recall', 'penalties', 'survey-anew', 'options', ...VOCABULARY],
    because: 'it answers those who change nothing, the second time from what it has kept',
  },
  {
    from: ['survey-anew'],
    to: ['app', 'survey', 'notes', 'selection', ...PIPELINE, 'plan', 'options', ...VOCABULARY],
    because: 'it finds the answer that was not kept',
  },
  {
    from: ['trace'],
    to: ['evidence', 'transforms', 'options', ...VOCABULARY],
    because: 'it runs an app with the preload, and tells what that saw',
  },
  {
    from: ['many'],
    to: ['places', 'bulk', 'apply', 'config', 'options', ...VOCABULARY],
    because: 'it turns the flags of one run into those of many',
  },
  {
    from: ['verified'],
    to: ['apply', 'verify', 'settle', 'decide', 'reasons', 'options', ...VOCABULARY],
    because: 'what is written is verified between two states of the disk',
  },
  {
    from: ['explain'],
    to: [...PIPELINE, 'plan', 'options', ...VOCABULARY],
    because: 'it asks the plan about one finding',
  },
  {
    from: ['places'],
    to: ['bulk', 'scan', 'options', ...VOCABULARY],
    because: 'it finds the apps and files that words mean',
  },
  { from: ['notes'], to: ['helpers', ...PIPELINE, ...VOCABULARY], because: 'it says what the analysis could not tell' },
  {
    from: ['init'],
    to: [...PIPELINE, 'transforms', 'scan', 'graph', 'config', ...VOCABULARY],
    because: 'it writes a configuration from what the graph shows',
  },
  {
    from: ['run'],
    to: [
      'bench',
      'check',
      'doors',
      'app',
      'notes',
      'outcome',
      'places',
      'selection',
      'survey',
      'scan',
      'report',
      ...VOCABULARY,
      'config',
      'options',
    ],
    because: 'it is the pipeline',
  },
  {
    from: ['doors'],
    to: [
      'bench',
      'explain',
      'init',
      'many',
      'trace',
      'undo',
      'app',
      'decide',
      'locked',
      'propose-selected',
      'verified',
      'write',
      'evidence',
      ...VOCABULARY,
    ],
    because: 'it loads for src/run.ts what only some runs need',
  },
  {
    from: PIPELINE,
    to: [...PIPELINE, 'scan', 'graph', 'plan', 'rewrite', 'frameworks', ...VOCABULARY],
    because: 'they join the stages that neither ask nor write',
  },
  {
    from: ['bench'],
    to: ['apply', 'verify', 'evidence', 'report', 'options', ...VOCABULARY],
    because: 'it measures an app against its migrated copy and says what came of it',
  },
  {
    from: ['evidence'],
    to: ['verify'],
    because: 'an app that is measured is started and ended as one that is verified',
  },
  { from: ['penalties'], to: VOCABULARY, because: 'it reads what was measured on this machine' },
  { from: ['undo'], to: ['apply', 'options', ...VOCABULARY], because: 'it takes back and says what it did' },
  {
    from: ['propose-selected'],
    to: ['app', 'decide', 'selection', 'options', ...PIPELINE, ...VOCABULARY],
    because: 'it proposes what the flags choose',
  },
  {
    from: ['write'],
    to: ['decide', 'settle', 'verified', 'verify', 'report', ...VOCABULARY],
    because: 'it writes with checks or without, and says what there is to report',
  },
  {
    from: ['locked'],
    to: ['decide', 'apply', ...VOCABULARY],
    because: 'no other run may touch what is being written',
  },
  {
    from: ['outcome'],
    to: ['app', 'survey', 'apply', 'report', 'options', ...VOCABULARY],
    because: 'it says what a run came to: a report and an exit code',
  },
  {
    from: ['settle'],
    to: ['apply', 'decide', ...VOCABULARY],
    because: 'it writes what was decided, as far as the files allow',
  },
  {
    from: ['decide'],
    to: ['review', 'unfinished-review', 'apply', 'options', ...VOCABULARY],
    because: 'it lets a person decide',
  },
  {
    from: ['unfinished-review'],
    to: ['review', 'apply', 'report', ...VOCABULARY],
    because: 'it keeps what was said about what is not written',
  },
  {
    from: ['standalone'],
    to: [...PIPELINE, 'scan', ...VOCABULARY],
    because: 'it is the pipeline for one file',
  },
  {
    from: ['index'],
    to: [...PIPELINE, 'transforms', 'standalone', 'define', ...STAGES, ...VOCABULARY],
    because: 'the library is the pipeline without the shell',
  },
  { from: ['cli'], to: ['run', 'config', 'options', ...VOCABULARY], because: 'the shell is thin: cli → run → stages' },
];

/** Each outside package has one door. One that is not listed has the only file that imports it. */
const DOORS: readonly (readonly [packageName: string, doors: readonly string[]])[] = [
  ['oxc-parser', ['src/scan/syntax/parse.ts']],
  ['@typescript-eslint/scope-manager', ['src/scan/syntax/scopes.ts']],
  ['ts-morph', ['src/graph/types/checker.ts']],
  ['inquirer', ['src/review/prompt.ts']],
  ['@inquirer/core', ['src/review/prompt.ts']],
  ['prettier', ['src/rewrite/format.ts']],
  ['recast', ['src/rewrite/reshape.ts', 'src/standalone.ts']],
  ['jscodeshift', ['src/rewrite/reshape.ts', 'src/standalone.ts']],
];

/** Where the global `process` may be used. Elsewhere streams, cwd and env are arguments, so that tests can pass their own. */
const PROCESS_READERS: readonly { readonly path: RegExp; readonly because: string }[] = [
  { path: /^src\/cli\.ts$/, because: 'the shell of the tool' },
  {
    path: /^src\/evidence\/trace\/preload\//,
    because: 'it runs in the process of the app that is traced',
  },
  {
    path: /^src\/bulk\//,
    because: 'it starts this very program again, for each app',
  },
  {
    path: /^src\/verify\//,
    because: 'it ends the process groups it started, and runs the compiler with the Node that runs us',
  },
  {
    path: /^src\/apply\/(?:lock|journal)\.ts$/,
    because: 'a lock names the process that holds it, a run the one that made it',
  },
  { path: /^src\/helpers\/sources\//, because: 'they run in the process of the app that was rewritten' },
];

const MAX_LINES = 200;
const TABLES = /^(?:transforms\/.*|src\/(?:frameworks\/.*|helpers\/table\.ts|plan\/reasons\.ts))$/;

const root = join(__dirname, '..');

interface Module {
  readonly path: string;
  readonly text: string;
  /** Paths of our own files, without extension, and names of packages. */
  readonly imports: readonly string[];
}

function readModule(path: string): Module {
  const text = readFileSync(join(root, path), 'utf8');
  const requests = ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName);
  return { path, text, imports: [...new Set(requests.map((request) => absolute(path, request)))] };
}

const modules = ['src', 'transforms']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${String(name)}`))
  .map((path) => path.split('\\').join('/'))
  .filter((path) => path.endsWith('.ts'))
  .map(readModule);

const paths = new Set(modules.map((module) => module.path));

function absolute(from: string, request: string): string {
  return request.startsWith('.') ? posix.join(posix.dirname(from), request) : request;
}

/** The file of ours that an import means, if it is one of ours. */
function own(target: string): string | undefined {
  return [target, `${target}.ts`, `${target}/index.ts`].find((path) => paths.has(path));
}

function packageOf(target: string): string | undefined {
  const isOurs = /^(?:src|transforms|\.\.|package\.json$)/.test(target);
  return isOurs || isBuiltin(target) ? undefined : target.match(/^(?:@[^/]+\/)?[^/]+/)?.[0];
}

function roomOf(path: string): string {
  const exception = ROOMS.find(([pattern]) => pattern.test(path));
  return exception ? exception[1] : (path.match(SHARED_FOLDER)?.[1] ?? path.match(/^src\/([^/.]+)/)?.[1] ?? path);
}

function wrongArrow(from: string, to: string): string | undefined {
  const [source, target] = [roomOf(from), roomOf(to)];
  const rows = ARROWS.filter((row) => row.from.includes(source));
  if (rows.length === 0) return `${from} → ${to}: no row of ARROWS says what the room ${source} may import`;
  if (source === target || rows.some((row) => row.to.includes(target))) return undefined;
  return `${from} → ${to}: ${source} may not import ${target}, because ${rows[0].because}`;
}

/** Reads of the global, not names of properties and types: `process.env`, `const { cwd } = process`, `use(process)`. */
function readsProcess({ path, text }: Module): boolean {
  const visit = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node.text === 'process' && isRead(node)) ||
    (ts.forEachChild(node, (child) => visit(child) || undefined) ?? false);
  return visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
}

function isRead(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === name;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  return !ts.isQualifiedName(parent) && !('name' in parent && parent.name === name);
}

test('there are files to check', () => {
  expect(paths).toContain('src/types/index.ts');
  expect(modules.some((module) => module.imports.includes('src/types'))).toBe(true);
});

test('a wrong arrow is named, with the rule it breaks', () => {
  expect(wrongArrow('src/scan/project/read.ts', 'src/graph/build.ts')).toMatch(
    /scan may not import graph, because stages do not/,
  );
  expect(wrongArrow('src/attic/old.ts', 'src/types/index.ts')).toMatch(/no row of ARROWS/);
  expect(wrongArrow('transforms/fs.ts', 'src/plan/reasons.ts')).toMatch(/because rows are data/);
  expect(wrongArrow('src/report/json.ts', 'src/plan/reasons.ts')).toMatch(/report may not import reasons/);
  expect(wrongArrow('src/plan/interleaving/atomicity.ts', 'src/plan/reasons.ts')).toBeUndefined();
});

test('a read of the global process is told from a property of that name', () => {
  const reads = (text: string): boolean => readsProcess({ path: 'a.ts', text, imports: [] });
  expect(['process.env.A;', 'const { cwd } = process;', 'use(process);', 'f({ process });'].filter(reads)).toHaveLength(
    4,
  );
  expect(['a.process;', 'f({ process: 1 });', 'type A = NodeJS.Process;', "'process.env';"].filter(reads)).toEqual([]);
});

test('imports go one way', () => {
  const wrong = modules.flatMap(({ path, imports }) =>
    imports.map(own).flatMap((target) => (target === undefined ? [] : (wrongArrow(path, target) ?? []))),
  );
  expect(wrong).toEqual([]);
});

test('every file that is imported is there', () => {
  const isMissing = (target: string): boolean => /^(?:src|transforms)\b/.test(target) && own(target) === undefined;
  const missing = modules.flatMap(({ path, imports }) => imports.filter(isMissing).map((to) => `${path} → ${to}`));
  expect(missing).toEqual([]);
});

test('each outside package has one door', () => {
  const uses = modules.flatMap(({ path, imports }) => imports.map((target) => ({ path, name: packageOf(target) })));
  const names = [...new Set(uses.flatMap(({ name }) => name ?? []))];
  const wrong = names.flatMap((name) => {
    const users = [...new Set(uses.filter((use) => use.name === name).map((use) => use.path))];
    const doors = DOORS.find(([door]) => door === name)?.[1] ?? users.slice(0, 1);
    return users
      .filter((user) => !doors.includes(user))
      .map((user) => `${user} → ${name}: its door is ${doors.join(', ')}`);
  });
  expect(wrong).toEqual([]);
});

test('every outside package is a dependency, and every dependency is used', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object };
  const used = modules.flatMap(({ imports }) => imports.flatMap((target) => packageOf(target) ?? []));
  expect([...new Set(used)].sort()).toEqual(Object.keys(manifest.dependencies).sort());
});

test('only the shell reads the global process', () => {
  const readers = modules.filter(readsProcess).map((module) => module.path);
  const wrong = readers.filter((path) => !PROCESS_READERS.some((reader) => reader.path.test(path)));
  expect(wrong.map((path) => `${path} reads \`process\`: take it as an argument from src/cli.ts`)).toEqual([]);
});

test(`files have at most ${MAX_LINES} lines`, () => {
  const lines = ({ text }: Module): number => text.split('\n').length - 1;
  const long = modules.filter((module) => lines(module) > MAX_LINES && !TABLES.test(module.path));
  expect(long.map((module) => `${module.path} has ${lines(module)} lines`)).toEqual([]);
});
