import { dirname, join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');
/** Files that the compiler reads. */
export const TYPED = /\.[cm]?ts$/;
const OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  esModuleInterop: true,
  experimentalDecorators: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  types: ['node'],
};
/** What a fixture is compiled with. */
export const STRICT: ts.CompilerOptions = {
  strict: true,
  module: ts.ModuleKind.CommonJS,
  moduleResolution: ts.ModuleResolutionKind.Node10,
};

/** Texts of files by path, relative to the root. */
export type Texts = ReadonlyMap<string, string>;

const disk = ts.createCompilerHost(OPTIONS);
/** Files of the compiler and of packages, parsed once for each way to tell modules from scripts. */
const libraries = new Map<string, Map<string, ts.SourceFile | undefined>>();

/** What the compiler has against files that are in memory; what lies around them is this project's own types. */
export function diagnosticsOf(texts: Texts, settings: ts.CompilerOptions = STRICT): string[] {
  const options = { ...OPTIONS, ...settings };
  const files = new Map([...texts].map(([path, text]) => [join(root, path), text]));
  const kind = `${options.module ?? ''} ${options.moduleResolution ?? ''}`;
  const library = libraries.get(kind) ?? new Map<string, ts.SourceFile | undefined>();
  libraries.set(kind, library);
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
  const roots = [...files.keys()].filter((path) => TYPED.test(path));
  return ts
    .getPreEmitDiagnostics(ts.createProgram(roots, options, host))
    .map(({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
    .sort();
}

/** Those that were not there before, whatever their place; a message that was there twice may be there twice. */
export function newOnes(before: readonly string[], after: readonly string[]): string[] {
  const known = [...before];
  return after.filter((message) => {
    const at = known.indexOf(message);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** The files of a project after some changes. */
export function changed(
  before: Texts,
  changes: readonly { readonly path: string; readonly after: string }[],
): Map<string, string> {
  return new Map([...before, ...changes.map(({ path, after }) => [path, after] as const)]);
}
