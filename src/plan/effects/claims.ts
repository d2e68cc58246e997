import { posix } from 'node:path';
import { grouped } from '../../grouped';
import { LISTINGS } from '../../language/listings';
import type { BlockingCall, CallGraph, CallId } from '../../types';
import { isIdempotent } from './idempotence';
import { namedFilesOf } from './named-files';

/**
 * Calls that make a folder under a name that was found to be free: it is no error for them if that is there by then, but then two
 * requests have one folder.
 */
// Matches: while (fs.existsSync(`jobs/${n}`)) n += 1; fs.mkdirSync(`jobs/${n}`, { recursive: true })
export function claimsIn(graph: CallGraph): ReadonlySet<CallId> {
  const byCaller = grouped(graph.blocking, ({ id }) => graph.program.callerOf(id));
  const claims = graph.blocking.filter((made) => {
    if (made.method.effect !== 'make' || !isIdempotent(made) || made.call.position.inLoop) return false;
    const names = pathsOf(graph, made).filter((path) => posix.basename(path).includes('*'));
    const others = byCaller.get(graph.program.callerOf(made.id)) ?? [];
    return names.length > 0 && others.some((other) => finds(graph, other, made, names));
  });
  return new Set(claims.map(({ id }) => id));
}

/** Whether a call before tells which of several names are free: it lists their folder, or asks for one after the other. */
function finds(graph: CallGraph, look: BlockingCall, made: BlockingCall, names: readonly string[]): boolean {
  const { id, call, method } = look;
  if (method.effect !== 'look' || call.span.start > made.call.span.start) return false;
  const seen = pathsOf(graph, look);
  const isListing = [...(graph.outside.get(id) ?? [])].some((path) => LISTINGS.has(path));
  if (isListing) return names.some((name) => seen.includes(posix.dirname(name)));
  return call.position.inLoop && names.some((name) => seen.includes(name));
}

function pathsOf(graph: CallGraph, blocking: BlockingCall): readonly string[] {
  return namedFilesOf(graph, blocking).flatMap(({ effect, paths }) => (effect === 'none' ? [] : paths));
}
