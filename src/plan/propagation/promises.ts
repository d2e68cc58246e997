import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, FunctionId } from '../../types';
import { CONTINUES } from './awaited-calls';
import { waitsOf } from './waits';

/** Functions outside of the program whose result is a promise. */
const ASKS = /^(?:(?:globalThis\.)?fetch|(?:node-fetch|axios|got|ky|undici|superagent)\b.*|fs\/promises\..*)$/;
const COMBINES = /^Promise\.\w+$/;

/** Tells which functions return promises. */
export class Promises {
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

  /** Whether a function returns a promise, as far as is known. */
  of(fn: FunctionId): boolean {
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
