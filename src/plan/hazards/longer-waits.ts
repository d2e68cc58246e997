import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, FunctionId } from '../../types';
import { isPassedOn } from '../barriers/positions';
import type { Guarding } from '../interleaving/atomicity';
import { CONTINUES } from '../propagation/awaited-calls';
import type { Closure } from '../propagation/closure';

/** Functions outside of the program whose result is a promise. */
const ASKS =
  /^(?:fetch|(?:node-fetch|axios|got|ky|undici|superagent|request-promise(?:-native)?)\b.*|fs\/promises\..*)$/;
const COMBINES = /^Promise\.\w+$/;

/**
 * Calls that would wait for more than their function now does: also for the promise that it returned before, which
 * nobody waited for. A response would be sent later, and an error in that work would become one of the request.
 */
// Matches: notify(id); res.end(); where notify does: const key = fs.readFileSync('key'); return fetch(url).then(check);
export function longerWaits(graph: CallGraph, closures: readonly Closure[]): Guarding['hazards'] {
  const promises = new Promises(graph);
  const awaited = new Set(closures.flatMap(({ awaits }) => [...awaits]));
  return [...awaited].flatMap((id) => {
    const { text, fn } = graph.program.call(id);
    const isLonger =
      isDropped(graph, id) && [...(graph.targets.get(id) ?? [])].some((callee) => promises.ofSync(callee));
    if (!isLonger) return [];
    const message = `${text} returns a promise that nobody waited for, and its caller now waits for it`;
    return [{ fn: `${pathOf(id)}#${fn}`, hazard: { code: 'waits-longer', message, at: graph.program.at(id) } }];
  });
}

/** Nobody takes the promise that a call returns. */
function isDropped({ program }: CallGraph, id: CallId): boolean {
  const { position, index } = program.call(id);
  return !isPassedOn(position) && !position.promised && !program.fileOf(id).keeps.some(({ call }) => call === index);
}

/** Tells which functions return promises. */
class Promises {
  private readonly known = new Map<FunctionId, boolean>();

  constructor(private readonly graph: CallGraph) {}

  /** Whether a function that is not async returns a promise. */
  ofSync(fn: FunctionId): boolean {
    return !this.graph.program.fn(fn).async && this.of(fn);
  }

  private of(fn: FunctionId): boolean {
    const known = this.known.get(fn);
    if (known !== undefined) return known;
    // A function that only returns what it returns itself returns none.
    this.known.set(fn, false);
    const { program } = this.graph;
    const given = program.callsIn(fn).filter(({ position }) => position.returned || position.chosen === true);
    const found = program.fn(fn).async || given.some((call) => this.isPromise(fn, call));
    this.known.set(fn, found);
    return found;
  }

  private isPromise(fn: FunctionId, { index, name, text, member, isNew }: CallFacts): boolean {
    if (isNew) return name === 'Promise';
    if ((CONTINUES.test(name) && member) || COMBINES.test(text)) return true;
    const id = callId(pathOf(fn), index);
    const isOutside = [...(this.graph.outside.get(id) ?? [])].some((path) => ASKS.test(path));
    return isOutside || [...(this.graph.targets.get(id) ?? [])].some((callee) => this.of(callee));
  }
}
