import { grouped } from '../grouped';
import { memoisedBy } from '../memoised';
import type { Access, CallFacts, FileFacts } from '../types';

/** The calls of a file by where they start: of a bundle, there are tens of thousands, and each access asks. */
const callsByStart = memoisedBy(({ calls }: FileFacts) => grouped(calls, ({ span }) => span.start));

const callsByObject = memoisedBy(({ calls }: FileFacts) => grouped(calls, ({ member }) => member?.object.start));

const accessesByRoot = memoisedBy(({ accesses }: FileFacts) => grouped(accesses, ({ root }) => root));

/** The calls of a file that start at an offset, in source order. */
export function callsStartingAt(file: FileFacts, at: number): readonly CallFacts[] {
  return callsByStart(file).get(at) ?? [];
}

/** The calls of methods of an expression that starts at an offset, in source order. */
export function callsOnObjectAt(file: FileFacts, at: number): readonly CallFacts[] {
  return callsByObject(file).get(at) ?? [];
}

/** The accesses of a file to one variable or field, and its parts, in source order. */
export function accessesTo(file: FileFacts, root: string): readonly Access[] {
  return accessesByRoot(file).get(root) ?? [];
}
