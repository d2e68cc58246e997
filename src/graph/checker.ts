import type { ts } from 'ts-morph';
import { pathOf } from '../program';
import type { CallGraph, SourceFile } from '../types';

export type { ts };

/** A type checker over some files of the project, which are at `/<path>`. */
export interface Checker {
  readonly ts: typeof ts;
  readonly checker: ts.TypeChecker;
  readonly file: (path: string) => ts.SourceFile | undefined;
  /** Interfaces of packages whose methods may give a promise. */
  readonly promising: ReadonlySet<string>;
}

/** What TypeScript reads; it fails on being told of a file with any other name. */
const READABLE = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** More files than this make the checker slower than it is worth: what it would have told stays unknown. */
const MAX_FILES = 800;

/** Opens the type checker, and the same one again as long as it is asked about the same files. */
export class Checkers {
  private paths: readonly string[] = [];
  private opened: Promise<Checker> | undefined;

  /** `promising`: see Checker. */
  constructor(private readonly promising: ReadonlySet<string>) {}

  /** A checker over the files of a program that have types, and all that these load; undefined when they are too many. */
  overAll(graph: CallGraph, sources: readonly SourceFile[]): Promise<Checker | undefined> {
    return this.over(
      graph,
      sources,
      [...graph.program.all].flatMap(({ path, typescript }) => (typescript ? [path] : [])),
    );
  }

  /** A checker over some files and all that these load; undefined when they are too many. */
  async over(
    graph: CallGraph,
    sources: readonly SourceFile[],
    wanted: readonly string[],
  ): Promise<Checker | undefined> {
    const all = withLoaded(graph, wanted);
    const files = sources.filter(({ path }) => all.has(path));
    if (files.length > MAX_FILES) return undefined;
    const isSame = files.length === this.paths.length && files.every(({ path }, index) => path === this.paths[index]);
    if (this.opened && isSame) return this.opened;
    this.paths = files.map(({ path }) => path);
    return (this.opened = openChecker(graph, files, this.promising));
  }
}

function withLoaded(graph: CallGraph, paths: readonly string[]): ReadonlySet<string> {
  const loads = new Map<string, string[]>();
  for (const { from, to } of graph.loads) {
    const known = loads.get(pathOf(from));
    if (known) known.push(to);
    else loads.set(pathOf(from), [to]);
  }
  const all = new Set(paths);
  // What is added while the set is walked is walked, too.
  for (const path of all) for (const loaded of loads.get(path) ?? []) all.add(loaded);
  return all;
}

/**
 * Opens TypeScript's checker (https://ts-morph.com) on files in memory. It knows the language's own types; of packages it knows
 * nothing. Requests are resolved as everywhere else, aliases included.
 */
async function openChecker(
  graph: CallGraph,
  files: readonly SourceFile[],
  promising: ReadonlySet<string>,
): Promise<Checker> {
  const { Project, ts } = await import('ts-morph');
  const project = new Project({
    useInMemoryFileSystem: true,
    resolutionHost: () => ({
      resolveModuleNames: (requests, from) =>
        requests.map((request) => {
          const found = graph.resolve(from.slice(1), request).find((path) => READABLE.test(path));
          return found === undefined ? undefined : { resolvedFileName: `/${found}` };
        }),
    }),
    compilerOptions: {
      allowJs: true,
      strict: true,
      lib: ['lib.es2022.d.ts'],
      types: [],
      experimentalDecorators: true,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ESNext,
      jsx: ts.JsxEmit.Preserve,
    },
  });
  for (const { path, text } of files) if (READABLE.test(path)) project.createSourceFile(`/${path}`, text);
  const program = project.getProgram().compilerObject;
  return { ts, checker: program.getTypeChecker(), file: (path) => program.getSourceFile(`/${path}`), promising };
}

/** The path of a file that is open in the checker. */
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
