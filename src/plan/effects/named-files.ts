import { markOf } from '../../language/unique-names';
import { pathOf } from '../../program';
import type { BlockingCall, BlockingMethod, CallGraph, CallId, Effect, NamedFile } from '../../types';
import { keptFilesOf } from './kept-files';

const ANY_NAME = '*';

/** The files that one argument or option of a call may name, and what the call does to them. */
export interface NamedFiles {
  readonly paths: readonly string[];
  readonly effect: Effect;
  /** With a folder goes all that is in it. */
  readonly folders: boolean;
}

/** What a call does to the files of its path arguments, as far as they do not differ. */
export function effectOf({ method, call }: BlockingCall): BlockingMethod['effect'] {
  return method.effectOf?.(call) ?? method.effect;
}

/**
 * The files that a blocking call names, in its arguments and options; `through`: the calls that lead to it. With `marked`, made-up
 * parts of their names say which call made them.
 */
export function namedFilesOf(
  graph: CallGraph,
  blocking: BlockingCall,
  { through, marked = false }: { readonly through?: readonly CallId[]; readonly marked?: boolean } = {},
): NamedFiles[] {
  const { id, call, method } = blocking;
  const pathsOf = marked ? graph.markedPathsOf : graph.pathsOf;
  const made = marked ? markOf(id) : ANY_NAME;
  const { effectAt, paths = method.kept ? [] : [0], inOptions = [], folders = false, makesName } = method;
  const effectAtIndex = (index: number): Effect | undefined =>
    typeof effectAt === 'function' ? effectAt(call, index) : effectAt?.[index];
  return [
    ...paths.map((index) => ({
      // Matches: fs.mkdtempSync('tmp/job-')
      paths: pathsOf(id, index, through).map((path) => (makesName ? `${path}${made}` : path)),
      effect: effectAtIndex(index) ?? effectOf(blocking) ?? 'none',
      folders,
    })),
    ...inOptions.map((option) => ({
      paths: optionPaths(graph, blocking, option),
      effect: option.effect,
      folders: option.folders === true,
    })),
    ...(method.kept ? [{ paths: keptFilesOf(graph, blocking, method.kept), effect: method.kept.effect, folders }] : []),
  ];
}

function optionPaths(graph: CallGraph, { id, call }: BlockingCall, { keys, otherwise }: NamedFile): readonly string[] {
  const given = call.args.flatMap(({ files = {} }) => keys.flatMap((key) => (key in files ? [files[key]] : [])));
  if (given.length === 0) return otherwise === undefined ? [] : [otherwise];
  return given.flatMap((path) => graph.pathsAt(pathOf(id), path));
}
