import { memoisedWithin } from '../../memoised';
import type { BlockingCall, CallGraph, CallId, FunctionId } from '../../types';
import { fileAt, type Location, type Touch } from './locations';
import { isChange } from './file-uses';
import { effectOf, namedFilesOf } from './named-files';
import { isOneFile } from './path-patterns';

/** Effects by which a script may be given a file, and those by which its files are used. */
const GIVES: ReadonlySet<string> = new Set(['write', 'append']);
const TAKES: ReadonlySet<string> = new Set(['read', 'look']);

/**
 * What a script may do to the files that the function around uses, too: nobody can tell what it reads and writes, but what is
 * written before it is mostly for it, and what is read behind it is mostly from it. Only files with fixed names: others mostly
 * belong to one request alone.
 */
// Matches: out.txt of execFileSync('sh', ['render.sh', id]); res.send(fs.readFileSync('out.txt'))
export function filesBeside(graph: CallGraph, script: CallId): Touch[] {
  const { end } = graph.program.call(script).span;
  const uses = usesIn(graph, graph.program.callerOf(script));
  const fixed = uses.filter(({ location }) => isOneFile(location) && !location.key.includes('*'));
  return fixed.flatMap(({ at, effect, location }): Touch[] => {
    if (at > end && TAKES.has(effect)) return [{ effect: 'write', location, lasting: true }];
    return at < end && GIVES.has(effect) ? [{ effect: 'read', location }] : [];
  });
}

/**
 * What a command may make of the files that it is given: those that the function around uses behind it, with names that begin
 * with theirs.
 */
// Matches: file + '.gz' of execFileSync('gzip', ['-k', file]); res.send(fs.readFileSync(file + '.gz'))
// Matches: out.txt of execFileSync('tesseract', [image, 'out']); fs.readFileSync('out.txt')
export function filesMadeFrom(graph: CallGraph, command: CallId, given: readonly Touch[]): Touch[] {
  const { end } = graph.program.call(command).span;
  const names = given.filter(isChange).map(({ location }) => location.key);
  const isMade = ({ at, location: { key } }: FileUse): boolean =>
    at > end && names.some((name) => name !== key && key.startsWith(name));
  return usesIn(graph, graph.program.callerOf(command))
    .filter(isMade)
    .map(({ location }) => ({ effect: 'write', location, lasting: true }));
}

interface FileUse {
  readonly at: number;
  readonly effect: string;
  readonly location: Location;
}

/** The uses of files by the calls of a function. Memoised, because each script in it asks. */
const usesIn = memoisedWithin((graph: CallGraph, fn: FunctionId): readonly FileUse[] => {
  const calls = [...graph.blocking, ...(graph.rewritten ?? [])].filter(({ id }) => graph.program.callerOf(id) === fn);
  return calls.flatMap((blocking) => usesBy(graph, blocking));
});

function usesBy(graph: CallGraph, blocking: BlockingCall): readonly FileUse[] {
  const effect = effectOf(blocking);
  if (effect === undefined) return [];
  const files = namedFilesOf(graph, blocking).flatMap(({ paths }) => paths.map(fileAt));
  return files.map((location) => ({ at: blocking.call.span.end, effect, location }));
}
