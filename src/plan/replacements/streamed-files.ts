import { callId } from '../../program';
import type { BlockingCall, CallGraph, CallId } from '../../types';
import type { Effects } from '../effects/effects';
import { fileAt, mayAlias, type Location } from '../effects/locations';
import type { Liveness } from '../liveness';

/** Calls that read the file that they are given bit by bit, while others run. */
const STREAMS = /^(?:send[fF]ile|download|createReadStream)$/;

const VARIABLE = /^[\w$]+$/;
// Matches: *, **/*
const UNNAMED = /^[*/]*$/;

/** A file that is sent while it may be written anew. */
export interface Streamed {
  readonly id: CallId;
  readonly location: Location;
}

/** The calls of a server that send files bit by bit. */
export function streamedFiles(graph: CallGraph, { live }: Liveness): readonly Streamed[] {
  return [...graph.program.all].flatMap(({ path, calls }) =>
    calls
      .filter(({ name, args }) => STREAMS.test(name) && args.length > 0)
      .map(({ index }) => callId(path, index))
      .filter((id) => live(graph.program.callerOf(id)))
      .flatMap((id) =>
        graph
          .pathsOf(id, 0)
          .filter((file) => !UNNAMED.test(file))
          .map((file) => ({ id, location: fileAt(file) })),
      ),
  );
}

/**
 * Where a file is sent that a command may write anew meanwhile: the next request runs it while that is under way. One that looks
 * whether the file is there runs it only once, and a name that is made up belongs to one request.
 */
// Matches: execSync('tar cf backup.tar data'); res.download('backup.tar')
export function sentMeanwhile(
  graph: CallGraph,
  effects: Effects,
  blocking: BlockingCall,
  streamed: readonly Streamed[],
): CallId | undefined {
  const { id, call, method } = blocking;
  if (!method.runs || streamed.length === 0) return undefined;
  const before = effects.eventsOf(graph.program.callerOf(id)).filter(({ at }) => at <= call.span.start);
  const isLookedFor = (location: Location): boolean =>
    before.some(({ touches }) => touches.at(location).some(({ effect }) => effect === 'look'));
  const isAnew = (location: Location): boolean => !location.own && !isLookedFor(location);
  const written = effects.filesAt(id).flatMap(({ effect, location }) => (effect === 'write' ? [location] : []));
  const anew = written.filter(isAnew);
  const named = streamed.filter((one) => isNamedIn(graph, blocking, one.id));
  return (
    streamed.find((one) => anew.some((location) => mayAlias(location, one.location))) ??
    named.find((one) => graph.markedPathsOf(one.id, 0).some((path) => isAnew(fileAt(path))))
  )?.id;
}

/** Whether the function gives a variable to a command, and then sends the file of that name. */
// Matches: execSync(`tar cf ${file} .`, { cwd: folder }); res.download(file)
function isNamedIn({ program }: CallGraph, { id, call }: BlockingCall, other: CallId): boolean {
  const { args, span } = program.call(other);
  const name = args[0].text;
  if (program.callerOf(id) !== program.callerOf(other) || span.start < call.span.end || !VARIABLE.test(name))
    return false;
  return call.args.some(({ text }) => text.split(/[^\w$]/).includes(name));
}
