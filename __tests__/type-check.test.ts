import { dirname, join } from 'node:path';
import ts from 'typescript';
import { fileFixtures, repoFixtures } from './support/fixtures';
import { textsBelow } from './support/folders';
import { oneFileProject, optionsOf, outcomeOf, outcomeOfProject, riskOf } from './support/pipeline';

const root = join(__dirname, '..');
const TYPED = /\.[cm]?ts$/;
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  esModuleInterop: true,
  experimentalDecorators: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.CommonJS,
  moduleResolution: ts.ModuleResolutionKind.Node10,
  types: ['node'],
};

/** Texts of files by path, relative to the root. */
type Texts = ReadonlyMap<string, string>;

const disk = ts.createCompilerHost(OPTIONS);
const library = new Map<string, ts.SourceFile | undefined>();

/** What the compiler has against files that are in memory; what lies around them is this project's own types. */
function diagnosticsOf(texts: Texts): string[] {
  // A project without a configuration gets one that reads its JavaScript, too.
  const config = ts.parseConfigFileTextToJson('tsconfig.json', texts.get('tsconfig.json') ?? '{}').config as {
    compilerOptions?: ts.CompilerOptions;
  };
  const options = { ...OPTIONS, allowJs: config.compilerOptions === undefined };
  const files = new Map([...texts].map(([path, text]) => [join(root, path), text]));
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => files.has(path) || disk.fileExists(path),
    readFile: (path) => files.get(path) ?? disk.readFile(path),
    directoryExists: (path) =>
      [...files.keys()].some((file) => dirname(file).startsWith(path)) || ts.sys.directoryExists(path),
    getSourceFile(path, version) {
      const text = files.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, version, true);
      if (!library.has(path)) library.set(path, disk.getSourceFile(path, version));
      return library.get(path);
    },
  };
  const program = ts.createProgram(
    [...files.keys()].filter((path) => TYPED.test(path)),
    options,
    host,
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
    .sort();
}

/** Those that were not there before, whatever their place; a message that was there twice may be there twice. */
function newOnes(before: readonly string[], after: readonly string[]): string[] {
  const known = [...before];
  return after.filter((message) => {
    const at = known.indexOf(message);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

function changed(before: Texts, changes: readonly { readonly path: string; readonly after: string }[]): Texts {
  return new Map([...before, ...changes.map(({ path, after }) => [path, after] as const)]);
}

const files = fileFixtures().filter(({ path, output }) => TYPED.test(path) && output !== undefined);
const repos = repoFixtures().filter(({ input }) => [...textsBelow(input).keys()].some((path) => TYPED.test(path)));

test('the compiler sees a type that does not fit', () => {
  const [message] = diagnosticsOf(new Map([['a.ts', 'const port: number = Promise.resolve(1);']]));
  expect(message).toMatch(/Type 'Promise<number>' is not assignable to type 'number'/);
});

test.each(files.map((fixture) => [fixture.name, fixture] as const))(
  '%s has no new diagnostics',
  async (_name, fixture) => {
    const options = { ...optionsOf(['--context', 'all'], __dirname), risk: riskOf(fixture.input) };
    const { changes } = await outcomeOfProject(oneFileProject(fixture.path, fixture.input), options, false);
    const before = new Map([[fixture.path, fixture.input]]);
    expect(newOnes(diagnosticsOf(before), diagnosticsOf(changed(before, changes)))).toEqual([]);
  },
);

test.each(repos.map((fixture) => [fixture.name, fixture] as const))(
  '%s has no new diagnostics',
  async (_name, fixture) => {
    const { changes } = await outcomeOf(fixture.input);
    const before = textsBelow(fixture.input);
    expect(newOnes(diagnosticsOf(before), diagnosticsOf(changed(before, changes)))).toEqual([]);
  },
);
