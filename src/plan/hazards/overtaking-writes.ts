import { callId, pathOf } from '../../program';
import type { CallGraph, CallId, Entry, FunctionId, Lock } from '../../types';
import { isMet } from '../barriers/barriers';
import { entriesOf } from '../graph-index';
import type { Effects } from '../effects/effects';
import { mayAlias, type Location, type Touch } from '../effects/locations';
import { isOneFile } from '../effects/path-patterns';
import type { Guarding } from '../interleaving/atomicity';
import { holdersOf, type Closure } from '../propagation/closure';
import { waitsOf } from '../propagation/waits';
import { standing, staying } from '../replacements/staying';

const CHANGES: ReadonlySet<Touch['effect']> = new Set<Touch['effect']>(['write', 'remove']);

/** A call that does not wait, and the fixed files that it changes. */
interface AtOnce {
  readonly id: CallId;
  readonly changes: readonly Touch[];
}

/** The same, with the function that has it. */
interface Stayer extends AtOnce {
  readonly fn: FunctionId;
}

/**
 * Changes that wait, of a file that others change, too, without waiting: a listener of a signal must be done at once, and what
 * is called where nothing can wait stays as it is. That does not queue behind those that are under way, and these end later,
 * although they are older.
 */
// Matches: app.post('/n', () => { state.n += 1; save(); }); process.on('SIGTERM', () => { state.clean = true; save(); server.close(); });
export function overtakingWrites(
  graph: CallGraph,
  effects: Effects,
  closures: readonly Closure[],
  locks: readonly Lock[],
): Guarding['hazards'] {
  const stayers = new Stayers(graph, effects, closures, locks);
  const [forSignals, staying] = [changesForSignals(graph, effects), stayers.changes()];
  if (forSignals.length + staying.length === 0) return [];
  return closures.flatMap((closure) => {
    const { id, blocking } = closure.finding;
    const keys = keysOf(locks, holdersOf(graph, closure));
    const waiting = [{ id: blocking.id, changes: changesAt(effects, blocking.id) }, ...behind(graph, closure, staying)];
    for (const { id: call, own } of waiting.flatMap((one) => one.changes.map((own) => ({ id: one.id, own })))) {
      const meets = ({ changes }: AtOnce): boolean => changes.some((change) => isOvertaken(own, change));
      const other =
        forSignals.find(meets) ??
        staying.find((one) => meets(one) && stayers.isOther(one, call) && stayers.mayRun(one.fn, keys, new Set()));
      if (other) return [{ fn: closure.owner, hazard: { ...toldOf(graph, own, other), findings: [id] } }];
    }
    return [];
  });
}

/** What stays as it is, but comes behind a new wait of its function, and was one piece with what is before that. */
// Matches: fs.writeFileSync(file, text) of await mkdir(folder); fs.writeFileSync(file, text)
function behind(graph: CallGraph, { finding, awaits }: Closure, staying: readonly Stayer[]): readonly AtOnce[] {
  const { program } = graph;
  const calls = [finding.blocking.id, ...awaits];
  return staying.filter(({ id, fn }) => {
    const { start } = program.call(id).span;
    return calls.some((call) => {
      const { end } = program.call(call).span;
      return program.callerOf(call) === fn && end <= start && !waitsOf(graph).isBetween(fn, end, start);
    });
  });
}

function toldOf(graph: CallGraph, { effect, location }: Touch, { id }: AtOnce) {
  const at = graph.program.at(id);
  const what = effect === 'remove' ? 'removal' : 'write';
  const message = `the ${what} of ${location.name} may end after one at ${at} that came later, and does not wait`;
  return { code: 'interleaving', message, at } as const;
}

/** What is removed twice is gone in any case. */
function isOvertaken(own: Touch, other: Touch): boolean {
  return !(own.effect === 'remove' && other.effect === 'remove') && mayAlias(own.location, other.location);
}

/** The changes that stay as they are beside those that wait. */
// Matches: bus.on('changed', (text) => save(text)), where requests have saveAsync
class Stayers {
  private readonly moved: ReadonlySet<CallId>;
  /** Functions that stay beside their twins. */
  private readonly beside: ReadonlySet<FunctionId>;

  constructor(
    private readonly graph: CallGraph,
    private readonly effects: Effects,
    private readonly closures: readonly Closure[],
    private readonly locks: readonly Lock[],
  ) {
    this.moved = new Set(closures.flatMap(({ awaits }) => [...awaits]));
    this.beside = standing(graph, closures, effects.liveness);
  }

  /** Whether a change is another one than that of a call, or one of its function that stays beside its twin. */
  isOther({ id, fn }: Stayer, call: CallId): boolean {
    return id !== call || this.beside.has(fn);
  }

  changes(): readonly Stayer[] {
    const stays = staying(this.graph, this.closures, this.effects.liveness);
    return this.graph.blocking
      .filter(({ id }) => stays(id))
      .map(({ id }) => ({ id, fn: this.graph.program.callerOf(id), changes: changesAt(this.effects, id) }))
      .filter(({ changes }) => changes.length > 0);
  }

  /** Whether a function may run while somebody waits who holds these locks, and the process does not end then. */
  mayRun(fn: FunctionId, keys: ReadonlySet<string>, seen: Set<FunctionId>): boolean {
    if (seen.has(fn)) return false;
    seen.add(fn);
    if (!this.beside.has(fn) && [...keysOf(this.locks, [fn])].some((key) => keys.has(key))) return false;
    const entries = entriesOf(this.graph, fn);
    if (entries.some((entry) => !isFor(this.graph, entry, /^exit$/)) && this.effects.liveness.live(fn)) return true;
    const callers = (this.graph.to.get(fn) ?? []).filter(({ call }) => !this.moved.has(call));
    // Whom nobody calls who is known, code outside may call; but nobody calls a module again.
    if (callers.length === 0) return entries.length === 0 && this.graph.program.fn(fn).index !== 0;
    return callers.some((edge) => {
      // Matches: library.register(save), and not: names.forEach(save)
      if (edge.kind === 'callback' && !isMet(this.graph, edge)) return true;
      return !this.effects.isLastAct(edge.call) && this.mayRun(edge.caller, keys, seen);
    });
  }
}

function keysOf(locks: readonly Lock[], fns: readonly FunctionId[]): ReadonlySet<string> {
  return new Set(locks.filter(({ fn }) => fns.includes(fn)).map(({ key }) => key));
}

/** The changes of fixed files in listeners of signals, and in what they call. */
function changesForSignals(graph: CallGraph, effects: Effects): readonly AtOnce[] {
  const entries = graph.entries.filter((entry) => isFor(graph, entry, /^SIG/));
  const reached = new Set<FunctionId>(entries.map(({ fn }) => fn));
  // The set grows while it is iterated: a work list.
  for (const fn of reached) for (const { callee } of graph.from.get(fn) ?? []) reached.add(callee);
  const blocking = new Set(graph.blocking.map(({ id }) => id));
  return [...reached]
    .flatMap((fn) => graph.program.callsIn(fn).map(({ index }) => callId(pathOf(fn), index)))
    .filter((id) => blocking.has(id))
    .map((id) => ({ id, changes: changesAt(effects, id) }));
}

// Matches: process.on('SIGTERM', stop), and not: process.on('message', work), which waits in a process of its own
function isFor({ program }: CallGraph, { sync, call }: Entry, event: RegExp): boolean {
  return sync === 'process-event' && call !== undefined && event.test(program.call(call).args[0].value ?? '');
}

function changesAt(effects: Effects, call: CallId): readonly Touch[] {
  return effects.filesAt(call).filter(({ effect, location }) => CHANGES.has(effect) && isFixed(location));
}

function isFixed(location: Location): boolean {
  return isOneFile(location) && !location.key.includes('*');
}
