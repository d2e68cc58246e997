import type { ts } from 'ts-morph';
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

/**
 * Opens TypeScript's checker (https://ts-morph.com) on files in memory. With `library` it knows the language's own types;
 * of packages it knows nothing in either case. Requests are resolved as everywhere else, aliases included.
 */
export async function openChecker(
  graph: CallGraph,
  files: readonly SourceFile[],
  library: boolean,
  promising: ReadonlySet<string> = new Set(),
): Promise<Checker> {
  const { Project, ts } = await import('ts-morph');
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: !library,
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
      noLib: !library,
      lib: library ? ['lib.es2022.d.ts'] : undefined,
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
