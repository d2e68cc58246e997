import { functionId, siteKey } from '../program';
import type { ChangeSet, FileFacts, FunctionId, Guard, Lock, Span } from '../types';
import { spanKey } from './calls';

/** Everything that the sets want, by position; `loops` shrinks by those with a better form. */
export type Wanted = ReturnType<typeof wantedOf>;

/** Joins the wishes of several sets, of which some are the same. */
export function wantedOf(sets: readonly ChangeSet[]) {
  return {
    findings: sets.flatMap((set) => set.findings),
    awaits: new Set(sets.flatMap((set) => set.awaits)),
    instead: new Map(sets.flatMap((set) => set.instead.map(({ call, helper }) => [call, helper] as const))),
    loops: new Set(sets.flatMap((set) => set.loops)),
    concurrent: new Map(sets.flatMap((set) => set.concurrent.map(({ call, limit }) => [call, limit] as const))),
    async: new Set(sets.flatMap((set) => [...set.async, ...set.twins.flatMap((twin) => twin.async)])),
    moved: new Map(
      sets.flatMap((set) => set.twins.flatMap(({ calls, names }) => calls.map((call) => [call, names] as const))),
    ),
    releases: new Map(
      sets
        .flatMap((set) => set.locks.flatMap(({ key, releases = [] }) => releases.map((one) => ({ ...one, key }))))
        .map((one) => [`${one.fn} ${spanKey(one.span)}`, one] as const),
    ),
    locks: locksByFunction(sets.flatMap((set) => set.locks)),
    sites: new Map(sets.flatMap((set) => set.sites.map((site) => [siteKey(site), site] as const))),
    substitutes: sets.flatMap((set) => set.substitutes),
    own: sets.flatMap((set) => set.own),
    twins: new Map(sets.flatMap((set) => set.twins.map((twin) => [twin.fn, twin] as const))),
    guards: new Map(
      sets.flatMap((set) => set.guards.map((guard): [string, Guard] => [`${guard.file}:${guard.span.start}`, guard])),
    ),
  };
}

type Locks = readonly [Lock, ...Lock[]];

/** The spans that are indented because they are under a lock. */
export function lockedSpans(facts: FileFacts, locks: ReturnType<typeof locksByFunction>): Span[] {
  return facts.functions.flatMap((fn) =>
    [...(locks.get(functionId(facts.path, fn.index))?.values() ?? [])].map(([{ range }]) => range ?? fn.body),
  );
}

/** The locks of each function, by locked text; several sets may want the same. */
function locksByFunction(locks: readonly Lock[]): Map<FunctionId, Map<string, Locks>> {
  const byFunction = new Map<FunctionId, Map<string, Locks>>();
  for (const lock of locks) {
    const known = byFunction.get(lock.fn) ?? new Map<string, Locks>();
    const place = lock.range ? spanKey(lock.range) : '';
    const others = known.get(place);
    if (!others?.some(({ key }) => key === lock.key))
      byFunction.set(lock.fn, known.set(place, others ? [...others, lock] : [lock]));
  }
  return byFunction;
}
