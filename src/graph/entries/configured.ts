import { globMatcher } from '../../projects/globs';
import { functionId, pathOf } from '../../program';
import type { Additions, CallGraph, Entry, FunctionId, HotRule } from '../../types';

type Hot = Pick<Additions, 'hot' | 'handlers'>;

/** Splits `<glob>#<name>`; without a name it means all functions of the files. */
interface Matcher {
  readonly isFile: (path: string) => boolean;
  readonly name?: string;
}

/** Adds the entries that a configuration names: functions that requests reach although the analysis cannot see it. */
export function withConfigured(graph: CallGraph, { hot, handlers }: Hot): CallGraph {
  const entries = [
    ...hot.flatMap((rule) => meantBy(graph, rule).map((fn) => entryOf(graph, fn, rule))),
    ...handlers.flatMap((rule) => registeredWith(graph, rule)),
  ];
  return entries.length === 0 ? graph : { ...graph, entries: [...graph.entries, ...entries] };
}

/** A test for the functions, with those inside of them, that a configuration says no request runs. */
export function coldFunctions(graph: CallGraph, cold: readonly string[]): (id: FunctionId) => boolean {
  const matchers = cold.map(matcherOf);
  return (id) => matchers.some(({ isFile, name }) => isFile(pathOf(id)) && (!name || isInside(graph, id, name)));
}

function isInside(graph: CallGraph, id: FunctionId, name: string): boolean {
  const fn = graph.program.fn(id);
  if (fn.index === 0) return false;
  return fn.name === name || isInside(graph, functionId(pathOf(id), fn.parent), name);
}

function matcherOf(match: string): Matcher {
  const [glob, ...name] = match.split('#');
  return { isFile: globMatcher([glob.replace(/^\.\//, '')]), name: name.join('#') || undefined };
}

/** Without a name: the exported functions, because those inside are called by them. */
function meantBy(graph: CallGraph, { match }: HotRule): FunctionId[] {
  const { isFile, name } = matcherOf(match);
  return [...graph.program.all]
    .filter((file) => isFile(file.path))
    .flatMap((file) => (name ? named(graph, file.path, name) : graph.exportsOf(file.path)));
}

function named(graph: CallGraph, path: string, name: string): FunctionId[] {
  const { functions } = graph.program.file(path) as { functions: readonly { index: number; name: string }[] };
  return functions.filter((fn) => fn.index !== 0 && fn.name === name).map((fn) => functionId(path, fn.index));
}

/** The arguments of calls of these functions of the project: `register('/users', listUsers)`. */
function registeredWith(graph: CallGraph, rule: HotRule): Entry[] {
  return meantBy(graph, rule)
    .flatMap((fn) => graph.to.get(fn) ?? [])
    .flatMap(({ call }) =>
      graph.program
        .call(call)
        .args.flatMap((arg) => graph.valuesOf(call, arg.node).functions)
        .map((fn) => ({ ...entryOf(graph, fn, rule), route: graph.program.call(call).text, call })),
    );
}

function entryOf(graph: CallGraph, fn: FunctionId, { awaited }: HotRule): Entry {
  // Whether callers in sight can wait is known; for one out of sight the configuration has to say so.
  const inSight = awaited === true || (graph.to.get(fn) ?? []).length > 0;
  return {
    fn,
    framework: 'configuration',
    context: 'request_path',
    route: `${graph.program.fn(fn).name} (${pathOf(fn)})`,
    guessed: false,
    sync: inSight ? undefined : 'caller-not-in-sight',
  };
}
