import type { ts } from 'ts-morph';
import { appendTo } from '../../grouped';
import { pathOf } from '../../program';
import type { CallGraph, SourceFile } from '../../types';
import { testPackagesFor } from './test-packages';

export type { ts };

/** A type checker for some files of the project, at `/<path>`. */
export interface Checker {
  readonly ts: typeof ts;
  readonly checker: ts.TypeChecker;
  readonly file: (path: string) => ts.SourceFile | undefined;
  /** The interfaces of packages whose methods may return a promise. */
  readonly promising: ReadonlySet<string>;
}

/** The extensions that TypeScript accepts; it throws on others. */
const READABLE = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** With more files than this the checker is too slow; what it would tell stays unknown. */
export const MAX_FILES = 800;

/** Opens the type checker, and reuses it as long as it has the files in question. */
export class Checkers {
  private known: ReadonlySet<string> = new Set();
  private opened: Promise<Checker> | undefined;

  /** `promising`: see Checker. `everywhere`: requests may reach functions of any file. */
  constructor(
    private readonly promising: ReadonlySet<string>,
    private readonly everywhere: boolean,
  ) {}

  /** The typed files whose functions requests can reach. */
  filesServing(graph: CallGraph): string[] {
    const paths = this.everywhere ? [...graph.program.all].map(({ path }) => path) : [...filesServing(graph)];
    return paths.filter((path) => graph.program.file(path)?.typescript);
  }

  /** A checker for some files and all that they load; undefined when they are too many. */
  async over(
    graph: CallGraph,
    sources: readonly SourceFile[],
    wanted: readonly string[],
  ): Promise<Checker | undefined> {
    const all = withLoaded(graph, wanted);
    const files = sources.filter(({ path }) => all.has(path));
    if (files.length > MAX_FILES) return undefined;
    if (this.opened && files.every(({ path }) => this.known.has(path))) return this.opened;
    this.known = new Set(files.map(({ path }) => path));
    return (this.opened = openChecker(graph, files, this.promising));
  }
}

/** Files connected by imports with those that register handlers: requests reach no others. */
function filesServing({ entries, program, loads }: CallGraph): ReadonlySet<string> {
  const [loaders, loaded] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const { from, to } of loads) {
    appendTo(loaders, to, pathOf(from));
    appendTo(loaded, pathOf(from), to);
  }
  const registering = entries
    .filter(({ context }) => context === 'request_path')
    .map(({ call, fn }) => pathOf(call === undefined ? fn : program.callerOf(call)));
  return closure(closure(registering, loaders), loaded);
}

function withLoaded({ loads }: CallGraph, paths: readonly string[]): ReadonlySet<string> {
  const loaded = new Map<string, string[]>();
  for (const { from, to } of loads) appendTo(loaded, pathOf(from), to);
  return closure(paths, loaded);
}

function closure(start: Iterable<string>, next: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set(start);
  // The set grows while it is iterated: a work list.
  for (const path of seen) for (const other of next.get(path) ?? []) seen.add(other);
  return seen;
}

async function openChecker(
  graph: CallGraph,
  files: readonly SourceFile[],
  promising: ReadonlySet<string>,
): Promise<Checker> {
  const { ts, program } = await compile(files, graph.resolve);
  return { ts, checker: program.getTypeChecker(), file: (path) => program.getSourceFile(`/${path}`), promising };
}

/** A program of the compiler, at `/<path>`. */
export interface Compiled {
  readonly ts: typeof ts;
  readonly program: ts.Program;
}

/**
 * Has TypeScript (https://ts-morph.com) read files in memory. It knows the types of the language, but none of packages.
 * Requests are resolved as everywhere else, with aliases.
 */
export async function compile(files: readonly SourceFile[], resolve: CallGraph['resolve']): Promise<Compiled> {
  const { Project, ts } = await import('ts-morph');
  const project = new Project({
    useInMemoryFileSystem: true,
    resolutionHost: () => ({
      resolveModuleNames: (requests, from) =>
        requests.map((request) => {
          const found = resolve(from.slice(1), request).find((path) => READABLE.test(path));
          return found === undefined ? undefined : { resolvedFileName: `/${found}` };
        }),
    }),
    compilerOptions: {
      allowJs: true,
      esModuleInterop: true,
      strict: true,
      lib: ['lib.es2022.d.ts'],
      types: [],
      experimentalDecorators: true,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ESNext,
      jsx: ts.JsxEmit.Preserve,
    },
  });
  for (const { path, text } of [...files, ...testPackagesFor(files)])
    if (READABLE.test(path)) project.createSourceFile(`/${path}`, text);
  return { ts, program: project.getProgram().compilerObject };
}

/** What a text imports, also only the types of it. */
export async function importsOf(text: string): Promise<readonly string[]> {
  const { ts } = await import('ts-morph');
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** The path of a file in the checker. */
export function pathOfNode(node: ts.Node): string {
  return node.getSourceFile().fileName.slice(1);
}

/** The innermost node at an offset. */
export function deepest(root: ts.Node | undefined, offset: number): ts.Node | undefined {
  let found = root;
  for (let next = root; next;) {
    found = next;
    next = childAt(found, offset);
  }
  return found;
}

function childAt(node: ts.Node, offset: number): ts.Node | undefined {
  return node.forEachChild((child) => (child.getStart() <= offset && offset < child.end ? child : undefined));
}
