import { pathOf } from '../../program';
import type { CallGraph, Change, FunctionId, SourceFile } from '../../types';
import { Blame, wordsOf, type Changing, type Found } from './blame';
import { compile, MAX_FILES, type Compiled } from './checker';
import { filesFor, resolveWith } from './written-files';

/** What the compiler says of the new texts and not of the old ones, and the functions that it may be about. */
export interface NewError {
  readonly file: string;
  readonly message: string;
  readonly functions: readonly FunctionId[];
}

/** By these an error shows that it comes from a new promise, or from a function that now waits for itself. */
const OF_PROMISES = /\bPromise(?:Like)?\b/;
const CIRCULAR: ReadonlySet<number> = new Set([7022, 7023, 7024]);

/**
 * The type errors that changes bring about, in the files that change and those that load them. Packages have no types
 * here, so an error about them goes unseen; so does every error when there are too many files.
 */
export async function newTypeErrors(
  graph: CallGraph,
  sources: readonly SourceFile[],
  changes: readonly Change[],
  changing: readonly Changing[],
): Promise<readonly NewError[]> {
  const targets = targetsOf(graph, sources, changes);
  if (targets.length === 0) return [];
  const after = new Map(
    [...sources, ...changes.map(({ path, after: text }) => ({ path, text }))].map((file) => [file.path, file]),
  );
  const resolve = resolveWith(graph.resolve, after, changes);
  const files = await filesFor(targets, after, resolve);
  if (files.length > MAX_FILES) return [];
  const compiled = await compile(files, resolve);
  const twins = new Set(changing.flatMap(({ names }) => names.slice(1)));
  const found = targets.flatMap((path) => diagnosticsIn(compiled, path)).filter((one) => concerns(one, twins));
  if (found.length === 0) return [];
  const old = new Map(sources.map((file) => [file.path, file]));
  const resolveOld = resolveWith(graph.resolve, old, []);
  const before = await compile(await filesFor(targets, old, resolveOld), resolveOld);
  const known = countOf([...new Set(found.map(({ file }) => file))].flatMap((path) => diagnosticsIn(before, path)));
  const blame = new Blame(compiled, changing);
  return found.filter((one) => !known.take(one)).map((one) => ({ ...one, functions: blame.of(one) }));
}

// Matches: export { load } from './store'
const PASSES = /\bexport\b[^;'"]*\bfrom\s*['"]/;

/** The typed files that change, and those that load one of them, also by way of a file that only hands on. */
function targetsOf(
  { loads, program }: CallGraph,
  sources: readonly SourceFile[],
  changes: readonly Change[],
): string[] {
  const isTyped = (path: string): boolean => program.file(path)?.typescript === true;
  const passing = new Set(
    sources.filter(({ path, text }) => isTyped(path) && PASSES.test(text)).map(({ path }) => path),
  );
  const changed = new Set(changes.map(({ path }) => path).filter((path) => program.file(path) !== undefined));
  const targets = new Set(changed);
  // The set grows while it is iterated: a work list.
  for (const path of targets)
    if (changed.has(path) || passing.has(path))
      for (const { from, to } of loads) if (to === path) targets.add(pathOf(from));
  return [...targets].filter(isTyped);
}

function diagnosticsIn({ ts, program }: Compiled, path: string): Found[] {
  const file = program.getSourceFile(`/${path}`);
  if (!file) return [];
  return program.getSemanticDiagnostics(file).flatMap(({ code, start, length = 0, messageText }) =>
    start === undefined
      ? []
      : [
          {
            file: path,
            code,
            start,
            end: start + length,
            message: ts.flattenDiagnosticMessageText(messageText, '\n'),
          },
        ],
  );
}

function concerns({ message, code }: Found, twins: ReadonlySet<string>): boolean {
  return OF_PROMISES.test(message) || CIRCULAR.has(code) || wordsOf(message).some((word) => twins.has(word));
}

/** The errors that were there before, whether or not they now speak of promises. */
function countOf(errors: readonly Found[]): { readonly take: (error: Found) => boolean } {
  const left = new Map<string, number>();
  const keyOf = ({ file, message }: Found): string => `${file}: ${message.replace(/\bPromise<|>/g, '')}`;
  for (const error of errors) left.set(keyOf(error), (left.get(keyOf(error)) ?? 0) + 1);
  return {
    take: (error) => {
      const amount = left.get(keyOf(error)) ?? 0;
      left.set(keyOf(error), amount - 1);
      return amount > 0;
    },
  };
}
