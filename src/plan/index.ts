import type { CallGraph, Choices, Finding, Guard, PackageInfo, Plan, Skip, Withheld } from '../types';
import { functionId } from '../program';
import { acrossPackages } from './hazards/across-packages';
import type { Barrier, Rules } from './barriers/barriers';
import { changeSets } from './change-sets';
import { hazardsIn } from './hazards';
import { guard, type Guarding } from './interleaving/atomicity';
import { actingOf, type Liveness } from './liveness';
import { Forms } from './propagation/forms';
import { briefAbsences } from './replacements/brief-absences';
import { independentLoops } from './replacements/independent-loops';
import { tornFiles } from './replacements/torn-files';
import { lingeringOf } from './propagation/lingering';
import { lookUpHelpers } from './replacements/look-ups';
import { observedWrites } from './replacements/observed-writes';
import { loadedInPart } from './test-doubles/partial-mocks';
import { pauseGuards } from './guards/pauses';
import { turnOf, type Pause } from './propagation/pauses';
import { closureOf } from './propagation/propagate';
import { holdersOf, type Closure } from './propagation/closure';
import { Queues } from './interleaving/queues';
import { reasonOf } from './reasons';
import { checkedResults } from './test-doubles/checked-results';
import { stubbedTwins } from './test-doubles/stubbed-twins';
import { withAsyncDoubles } from './test-doubles/async-doubles';
import { serialTests } from './test-doubles/serial-tests';
import { stubbed } from './test-doubles/stubs';
import { taskHazards } from './guards/tasks';
import { Upstream } from './propagation/upstream';

/** What planning needs besides the graph. */
export interface PlanInput {
  readonly graph: CallGraph;
  readonly findings: readonly Finding[];
  readonly rules: Omit<Rules, 'acting' | 'kept'>;
  /** Whether a finding is acted on. */
  readonly wanted: (finding: Finding) => boolean;
  readonly liveness: Liveness;
  /** The packages of the project (default: one). */
  readonly packages?: readonly PackageInfo[];
  /** Maximum age of the answer of a look-up, in milliseconds. */
  readonly ttl: number;
  /** That of helper files that are there, which stays; undefined where none has one. */
  readonly standingTtl?: number;
  /** Maximum number of independent callbacks of an array method that run at once (default: 1). */
  readonly parallel?: number;
  /**
   * How many functions that nothing can guard against others a finding may have (default: any number). Where one has more,
   * the plan is unfinished: it only tells what must be withheld, and is made in a fraction of the time.
   */
  readonly tolerated?: number;
  /** Findings that stay whatever the choices are, and why, by id. */
  readonly held?: ReadonlyMap<string, Withheld>;
}

export type { Rules } from './barriers/barriers';
export type { Liveness } from './liveness';

/**
 * Decides what changes together, and what is refused and why. Pure: the same facts and choices give the same plan.
 * Declined findings are left out before planning, so that the rest is consistent.
 */
export function makePlan(given: PlanInput, choices: Choices): Plan {
  const input = { ...given, ...choices.settings };
  const { graph, findings, rules: project, wanted: isWanted, liveness, held } = input;
  const wanted = findings.filter(isWanted);
  const open = wanted.filter(({ id }) => !held?.has(id));
  const rules: Rules = { ...project, acting: actingOf(open, liveness), kept: choices.kept ?? new Set() };
  const owners = open.map(({ file, blocking }) => functionId(file, blocking.call.fn));
  const upstream = new Upstream(graph);
  const forms = new Forms(graph, rules, [...owners, ...upstream.functions]);
  const [closures, skipped]: [Closure[], Skip[]] = [[], []];
  for (const finding of wanted) {
    const kept: Withheld | undefined = choices.declined.has(finding.id)
      ? { code: 'declined' }
      : (held?.get(finding.id) ?? choices.withheld?.get(finding.id));
    const result = kept
      ? { ...kept, at: kept.hazard?.at ?? `${finding.file}:${finding.line}` }
      : closureOf({ graph, rules, forms, upstream }, finding);
    if ('code' in result) skipped.push(skip(finding, result));
    else closures.push(result);
  }
  const { guarded, locked } = queued(input, closures, new Queues(graph, rules, upstream), rules.kept);
  const safe: Guarding = guarded.isUnfinished ? guarded : guarding(input, locked, guarded, rules.kept);
  const complete = locked.map((closure) => withGuards(closure, safe.guards?.get(closure.finding.id) ?? []));
  return {
    sets: changeSets(graph, complete, safe).map(withAsyncDoubles(graph, rules.kept)),
    skipped,
    outOfScope: findings.filter((finding) => !wanted.includes(finding)),
    settings: { parallel: input.parallel ?? 1, ttl: input.ttl },
    ...(guarded.isUnfinished && { isUnfinished: true as const }),
  };
}

/** The locks, and the closures with the functions that become async only to wait for one. */
function queued(
  { graph, liveness, tolerated }: PlanInput,
  closures: readonly Closure[],
  queues: Queues,
  kept: Rules['kept'],
) {
  const isKept = (path: string): boolean => kept.has(path);
  const guarded = guard(graph, closures, liveness, queues, isKept, tolerated);
  const holding = new Set(guarded.locks.map(({ fn }) => fn));
  const asked = guarded.asked.map((one) => ({ ...one, fns: one.fns.filter((fn) => holding.has(fn)) }));
  const pauses = guarded.locks.map((lock) => turnOf(graph, lock));
  return { guarded, locked: queues.join(closures, asked).map((closure) => withTurns(graph, closure, pauses)) };
}

/** Adds the guards for what may happen while a function waits for its lock. */
function withTurns(graph: CallGraph, closure: Closure, turns: readonly Pause[]): Closure {
  const holders = new Set(holdersOf(graph, closure));
  const guards = pauseGuards(
    graph,
    turns.filter(({ fn }) => holders.has(fn)),
  );
  return withGuards(closure, guards);
}

function withGuards(closure: Closure, guards: readonly Guard[]): Closure {
  const isKnown = (guard: Guard) =>
    closure.guards.some(({ file, span }) => file === guard.file && span.start === guard.span.start);
  const more = guards.filter((guard) => !isKnown(guard));
  return more.length === 0 ? closure : { ...closure, guards: [...closure.guards, ...more] };
}

function guarding(
  { graph, liveness, rules, packages = [], ttl, standingTtl, parallel }: PlanInput,
  closures: readonly Closure[],
  { locks, hazards, instead, effects }: ReturnType<typeof guard>,
  kept: ReadonlySet<string>,
): Guarding {
  const torn = tornFiles(graph, closures, liveness, effects);
  const absences = briefAbsences(graph, closures, liveness, effects, locks);
  const observed = observedWrites(graph, closures, liveness, effects, torn.instead);
  const lookUps = lookUpHelpers(graph, Math.max(ttl, standingTtl ?? 0));
  const helpers = new Map([...lookUps.instead, ...torn.instead, ...absences.instead, ...observed.instead, ...instead]);
  const replacing = { instead: helpers, locks, kept };
  const stubs = stubbed(graph, closures, replacing);
  return {
    locks,
    hazards: [
      ...hazards,
      ...acrossPackages(graph, locks, packages),
      ...torn.hazards,
      ...absences.hazards,
      ...observed.hazards,
      ...stubs.hazards,
      ...loadedInPart(graph, closures, replacing),
      ...stubbedTwins(graph, closures),
      ...checkedResults(graph, closures),
      ...taskHazards(graph, closures),
      ...hazardsIn({ graph, effects, closures, locks, publicFunctions: rules.publicFunctions }),
    ],
    lingering: lingeringOf(graph, closures, liveness),
    instead: helpers,
    guards: serialTests(graph, closures, observed.guards),
    substitutes: stubs.substitutes,
    // A helper file that is there keeps its time, so that there is nothing to choose.
    rememberable: standingTtl === undefined ? lookUps.rememberable : new Set(),
    independent: { calls: independentLoops(graph, closures, locks), limit: parallel ?? 1 },
  };
}

function skip(finding: Finding, { code, at, detail, advice, hazard }: Barrier & Withheld): Skip {
  const reason = reasonOf(code);
  const message = detail ? `${reason.message}: ${detail}` : reason.message;
  const whatToDo = hazard?.advice ? `${hazard.advice} ${reason.advice}` : (advice ?? reason.advice);
  return { finding, code, message, advice: whatToDo, at, ...(hazard && { hazard: hazard.code }) };
}
