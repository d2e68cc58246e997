import { callId, functionId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, FunctionId } from '../../types';
import type { Guarding } from '../interleaving/atomicity';
import { CONTINUES } from '../propagation/awaited-calls';
import type { Closure } from '../propagation/closure';
import { waitsOf } from '../propagation/waits';

/** Functions outside of the program whose result is a promise. */
const ASKS = /^(?:(?:globalThis\.)?fetch|(?:node-fetch|axios|got|ky|undici|superagent)\b.*|fs\/promises\..*)$/;
const COMBINES = /^Promise\.\w+$/;

/**
 * Calls that would wait for more than their function now does: also for the promise that it returned before, which
 * nobody waited for there. A response would be sent later, what was done at the same time would be done in turn, and an
 * error in that work would become one of the request.
 */
// Matches: notify(id); res.end(); where notify does: const key = fs.readFileSync('key'); return fetch(url).then(check);
export function longerWaits(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const promises = new Promises(graph);
  const awaited = new Set(closures.flatMap(({ awaits }) => [...awaits]));
  const loops = new Set(closures.flatMap((closure) => [...closure.loops]));
  const async = new Set(closures.flatMap((closure) => [...closure.async]));
  const longer = [
    ...[...awaited].filter((id) => isLonger(graph, id, promises)),
    ...[...loops].filter((id) => callbacksOf(graph, id).some((fn) => async.has(fn) && promises.ofSync(fn))),
  ];
  return [...new Set(longer)].map((id) => {
    const { text, fn } = graph.program.call(id);
    const message = `${text} gives a promise that was not awaited there, and its caller now waits for it`;
    return {
      fn: functionId(pathOf(id), fn),
      hazard: { code: 'waits-longer', message, at: graph.program.at(id) },
    };
  });
}

/** Whether a call that becomes awaited was one whose promise was dropped, or kept for later. */
function isLonger({ program, targets }: CallGraph, id: CallId, promises: Promises): boolean {
  const { position, index } = program.call(id);
  if (position.awaited || position.returned || position.promised) return false;
  const callees = [...(targets.get(id) ?? [])].filter((callee) => !program.fn(callee).async);
  // What is awaited, or gets a handler, later on is a promise.
  if (program.fileOf(id).keeps.some(({ call }) => call === index)) return callees.length > 0;
  return callees.some((callee) => promises.ofSync(callee) || (position.unused && promises.maybeOf(callee)));
}

/** The functions that a method of a list calls for its elements. */
function callbacksOf({ callbacks, program }: CallGraph, id: CallId): FunctionId[] {
  const file = program.fileOf(id);
  const own = file.functions.filter(({ argumentOf }) => argumentOf?.call === program.call(id).index);
  const given = [...callbacks].filter(([, handed]) => handed.some(({ call }) => call === id)).map(([fn]) => fn);
  return [...new Set([...own.map(({ index }) => functionId(file.path, index)), ...given])];
}

/** Tells which functions return promises. */
class Promises {
  private readonly known = new Map<FunctionId, boolean>();

  constructor(private readonly graph: CallGraph) {}

  /** Whether a function that is not async returns a promise. */
  ofSync(fn: FunctionId): boolean {
    return !this.graph.program.fn(fn).async && this.of(fn);
  }

  /** Whether what it returns may be a promise, as far as is known. */
  maybeOf(fn: FunctionId): boolean {
    const { index } = this.graph.program.fn(fn);
    return waitsOf(this.graph).mayWait(fn) || this.graph.program.fileOf(fn).keeps.some((kept) => kept.fn === index);
  }

  private of(fn: FunctionId): boolean {
    const known = this.known.get(fn);
    if (known !== undefined) return known;
    // A function that only returns what it returns itself returns none.
    this.known.set(fn, false);
    const found = this.graph.program.fn(fn).async || this.givenIn(fn).some((call) => this.isPromise(fn, call));
    this.known.set(fn, found);
    return found;
  }

  private givenIn(fn: FunctionId): CallFacts[] {
    const calls = this.graph.program.callsIn(fn);
    return calls.filter(({ position }) => position.returned || position.chosen === true);
  }

  private isPromise(fn: FunctionId, { index, name, text, member, isNew }: CallFacts): boolean {
    if (isNew) return name === 'Promise';
    if ((CONTINUES.test(name) && member) || COMBINES.test(text)) return true;
    const id = callId(pathOf(fn), index);
    const callees = [...(this.graph.targets.get(id) ?? [])];
    const isOutside = [...(this.graph.outside.get(id) ?? [])].some((path) => ASKS.test(path));
    return isOutside || (callees.length === 0 && ASKS.test(text)) || callees.some((callee) => this.of(callee));
  }
}
