import { createHash } from 'node:crypto';
import { pathOf, siteKey } from '../program';
import { worstSetFirst } from '../findings/proof';
import type { CallGraph, ChangeSet, Finding, FunctionId, Hazard } from '../types';
import { hazardKindOf } from './hazards/hazard-kinds';
import type { Guarding } from './interleaving/atomicity';
import { fanInHazards } from './hazards/fan-in';
import { ownVariables } from './hazards/scratch-variables';
import { concurrently, independentNotes } from './replacements/independent-loops';
import { touchedFiles, type Closure } from './propagation/closure';
import { changedBy } from './propagation/resumed';
import { filesOf, joinCopies, nameTwins, noteOf } from './propagation/twins';

/**
 * Joins what must change together into sets: findings that share a converted function, a wrapped handler or a lock.
 * Worst first.
 */
export function changeSets(graph: CallGraph, closures: readonly Closure[], guarding: Guarding): ChangeSet[] {
  const groups = new Groups();
  const changed = changedBy(graph, guarding);
  closures.forEach((closure, index) => {
    const item = `finding ${index}`;
    for (const fn of changed(closure)) groups.join(item, `owner ${fn}`);
    for (const guard of closure.guards) groups.join(item, `guard ${guard.file}:${guard.span.start}`);
  });
  for (const lock of guarding.locks) if (lock.joins) groups.join(`owner ${lock.fn}`, `lock ${lock.key}`);
  const sets = new Map<string, Closure[]>();
  closures.forEach((closure, index) => {
    const root = groups.rootOf(`finding ${index}`);
    sets.set(root, [...(sets.get(root) ?? []), closure]);
  });
  return [...sets.values()]
    .map((members) => assemble(graph, members, guarding, changed))
    .sort(worstFirst)
    .map(labelled);
}

type ChangedBy = (closure: Closure) => FunctionId[];

function assemble(graph: CallGraph, members: readonly Closure[], guarding: Guarding, changed: ChangedBy): ChangeSet {
  const findings = members.map((member) => member.finding);
  const calls = findings.map(({ blocking }) => blocking.id);
  const copies = joinCopies(members.flatMap((member) => member.copies));
  const twins = nameTwins(graph, copies);
  const holders = new Set(members.flatMap(changed));
  const locks = guarding.locks.filter((lock) => holders.has(lock.fn));
  const loops = unique(members.flatMap((member) => [...member.loops]));
  const awaits = unique(members.flatMap((member) => [...member.awaits]));
  const own = ownVariables(graph, { changed: holders, calls: [...calls, ...awaits, ...loops], locks });
  const independent = loops.filter((call) => guarding.independent?.calls.has(call));
  const hazards = mergedHazards([
    ...hazardsOf(members, guarding, changed),
    ...copies.map((copy, index) => noteOf(graph, copy, twins[index])),
    ...fanInHazards(graph, members),
    ...own.map(({ hazard }) => hazard),
    ...independentNotes(graph, independent, guarding.independent?.limit ?? 1),
  ]).map(advised);
  const substitutes = findings.flatMap(({ id }) => guarding.substitutes?.get(id) ?? []);
  const files = [
    ...substitutes.map(({ file }) => file),
    ...members.flatMap(touchedFiles),
    ...twins.flatMap(filesOf),
    ...locks.flatMap((lock) => [lock, ...(lock.releases ?? [])]).map(({ fn }) => pathOf(fn)),
  ];
  return {
    id: idOf(findings),
    label: '',
    findings,
    lingering: findings.map(({ id }) => id).filter((id) => guarding.lingering?.has(id)),
    async: unique(members.flatMap((member) => [...member.async])),
    awaits,
    loops,
    concurrent: concurrently(independent, guarding.independent?.limit ?? 1),
    offers: { parallel: independent, ttl: calls.filter((call) => guarding.rememberable?.has(call)) },
    twins,
    instead: calls.flatMap((call) => {
      const helper = guarding.instead.get(call);
      return helper === undefined ? [] : [{ call, helper }];
    }),
    guards: uniqueBy(
      members.flatMap((member) => member.guards),
      (guard) => `${guard.file}:${guard.span.start}`,
    ),
    sites: uniqueBy(
      members.flatMap((member) => member.sites),
      siteKey,
    ),
    substitutes,
    locks,
    own: own.map(({ file, index }) => ({ file, index })),
    hazards,
    risk: hazards.some((hazard) => hazard.guard === undefined) ? 'review' : 'safe',
    files: unique(files).sort(),
  };
}

/** The id depends on the findings only, so that an accepted set is recognised in a later plan. */
function idOf(findings: readonly Finding[]): string {
  const text = findings.map((finding) => finding.id).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

function hazardsOf(members: readonly Closure[], { hazards }: Guarding, changed: ChangedBy): Hazard[] {
  const held = members.map((member) => ({ id: member.finding.id, fns: new Set(changed(member)) }));
  // A hazard of a function disappears without the findings that convert it, unless it names its own.
  const causesOf = (fn: FunctionId): string[] => held.flatMap(({ id, fns }) => (fns.has(fn) ? [id] : []));
  return hazards
    .filter(({ fn }) => held.some(({ fns }) => fns.has(fn)))
    .map(({ fn, hazard }) => (hazard.guard ? hazard : { findings: causesOf(fn), fn, ...hazard }));
}

/** Reports a hazard of several findings once. */
function mergedHazards(hazards: readonly Hazard[]): Hazard[] {
  const merged = new Map<string, Hazard>();
  for (const hazard of hazards) {
    const key = `${hazard.code} ${hazard.at} ${hazard.message}`;
    const known = merged.get(key);
    const findings = known?.findings && hazard.findings && unique([...known.findings, ...hazard.findings]);
    merged.set(key, known ? { ...known, findings } : hazard);
  }
  return [...merged.values()];
}

function advised(hazard: Hazard): Hazard {
  const { advice } = hazardKindOf(hazard.code);
  return hazard.guard === undefined ? { ...hazard, advice } : hazard;
}

function worstFirst(a: ChangeSet, b: ChangeSet): number {
  return worstSetFirst(a, b) || b.findings.length - a.findings.length || (a.findings[0].id < b.findings[0].id ? -1 : 1);
}

/** Labels sets A, B, … Z, AA, AB … in the order of display. */
function labelled(set: ChangeSet, index: number): ChangeSet {
  let label = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1)
    label = String.fromCharCode(65 + (rest % 26)) + label;
  return { ...set, label };
}

/** Union-find over names. */
class Groups {
  private readonly parents = new Map<string, string>();

  rootOf(name: string): string {
    let root = name;
    for (let next = this.parents.get(root); next !== undefined; next = this.parents.get(root)) root = next;
    return root;
  }

  join(a: string, b: string): void {
    const from = this.rootOf(a);
    const to = this.rootOf(b);
    if (from !== to) this.parents.set(from, to);
  }
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
