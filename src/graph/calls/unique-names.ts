import { HEX_OF_BYTES, isLong, isSized, lengthOf, makesFolder, markOf } from '../../language/unique-names';
import type { Program } from '../../program';
import type { CallFacts, CallId } from '../../types';

/** What a call gives that no other call does: a text, or the path of a folder behind its first argument. */
export type Unique = { readonly kind: 'name' | 'folder'; readonly mark: string };

/** What a call gives that no other call does, whatever function it calls; undefined where that is not known. */
export function uniqueBy(
  program: Program,
  id: CallId,
  outside: ReadonlyMap<CallId, ReadonlySet<string>>,
): Unique | undefined {
  const paths = [...(outside.get(id) ?? [])];
  if (paths.length === 0) return undefined;
  if (paths.every(makesFolder)) return { kind: 'folder', mark: markOf(id) };
  const call = program.call(id);
  const made = program.callsIn(program.callerOf(id)).find(({ resultNode }) => resultNode === call.receiverNode);
  const isUnique = paths.every((path) => makesName(path, call, call.receiverNode < 0 ? undefined : made));
  return isUnique ? { kind: 'name', mark: markOf(id) } : undefined;
}

/** Whether a call of an outside function makes a text that nobody has, or guesses; `made`: the call that gave its receiver. */
// Matches: randomUUID(), nanoid(12), randomBytes(16).toString('hex'), and not nanoid(4)
function makesName(path: string, call: CallFacts, made: CallFacts | undefined): boolean {
  if (path === HEX_OF_BYTES) return made !== undefined && isLong(sizeOf(made, 0));
  const usual = lengthOf(path);
  return usual !== undefined && isLong(isSized(path) ? sizeOf(call, usual) : usual);
}

/** NaN where it is not written out. */
function sizeOf({ args: [size] }: CallFacts, usual: number): number {
  return size ? Number(size.text) : usual;
}
