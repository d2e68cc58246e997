import { memoisedBy } from '../../memoised';
import { callId } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallFacts, CallGraph, CallId, FunctionId, Handed, Caught } from '../../types';

/** A callback that looks at its error first, and then returns. */
// Matches: (err, user) => { if (err || !user) return …; and function (err) { if (err) { …; return
const LOOKS_FIRST =
  /^(?:function\b[^(]*)?\(?\s*(\w+)[^{]*\{\s*(?:\/\/.*\s*)*if\s*\(\s*\1\b(?!\s*[.([])[^{};]*\)\s*(?:\{[^{}]*?)?\breturn\b/;

interface Receiver {
  readonly name: string;
  readonly at: string;
  /** It passes on an error to another function, or answers it. */
  readonly handles?: 'passes' | 'answers';
}

/**
 * Where a callback is that gets what such a function passes to its own, and that might throw when it is called once more, with an
 * error: nothing would catch that any more. Undefined where there is none.
 */
export function throwerOf(graph: CallGraph, thrown: Caught): string | undefined {
  return receivers(graph)
    .filter(({ name, handles }) => thrown.into.includes(name) && handles !== 'passes' && (thrown.past || !handles))
    .map(({ at }) => at)[0];
}

/** All functions that are the last argument of a call of a package, and calls of which that is not known. */
const receivers = memoisedBy((graph: CallGraph): readonly Receiver[] => {
  const { program } = graph;
  const files = [...program.all].filter(({ path }) => !isTestFile(path));
  return [
    ...[...graph.callbacks.values()].flat().flatMap((handed) => receiverOf(graph, handed)),
    ...files.flatMap(({ path, calls }) =>
      calls
        .filter((call) => isUnknown(graph, callId(path, call.index), call))
        .map(({ name, index }) => ({ name, at: program.at(callId(path, index)) })),
    ),
  ];
});

function receiverOf(graph: CallGraph, { call: id, fn, index, use }: Handed): readonly Receiver[] {
  const { program } = graph;
  const call = program.call(id);
  if (use.kind !== 'unknown' || index !== call.args.length - 1 || isTestFile(program.fileOf(id).path)) return [];
  const { kind, text } = call.args[index];
  const answers = program.fn(fn).async || (kind === 'function' && LOOKS_FIRST.test(text));
  const handles = passesOn(graph, fn) ? 'passes' : answers ? 'answers' : undefined;
  return [{ name: call.name, at: program.at(fn), handles }];
}

// Matches: (err, user) => { if (err) return next(err); …
function passesOn({ program }: CallGraph, fn: FunctionId): boolean {
  const [first] = program.callsIn(fn);
  const [error] = program.fn(fn).params;
  return (
    error !== undefined && /^\w+$/.test(first?.text ?? '') && first.position.returned && first.args[0]?.text === error
  );
}

// Matches: passport.authenticate('local', options, callback), of a function that callers of a package give
function isUnknown(graph: CallGraph, id: CallId, { args }: CallFacts): boolean {
  const last = args.length === 3 && args[2].kind === 'other' ? args[2] : undefined;
  if (!last) return false;
  const { functions, others } = graph.valuesOf(id, last.node);
  return functions.length === 0 && others;
}
