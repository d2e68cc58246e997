import { callId, functionId, isWithin, pathOf } from '../../program';
import type { CallFacts, CallGraph, FunctionId, Span } from '../../types';
import { resultOf, valuesOf } from '../copies';
import { CONTINUES } from './awaited-calls';
import { waitsOf } from './waits';

/** Functions outside of the program whose result is a promise. */
const ASKS = /^(?:(?:globalThis\.)?fetch|(?:node-fetch|axios|got|ky|undici|superagent)\b.*|fs\/promises\..*)$/;
/** Methods of Node and of packages that are done when they return. */
const AT_ONCE = /\wSync$/;
const COMBINES = /^Promise\.\w+$/;

/** Through so many calls a promise is followed to whoever passed it. */
const MAX_DEPTH = 2;

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

  /** Whether all that a function that is not async returns is what a call gives that never gives a promise. */
  // Matches: (folder) => fs.readdirSync(folder)
  isNoneOf(fn: FunctionId): boolean {
    const { index, async, generator, block, body } = this.graph.program.fn(fn);
    const returns = this.graph.program.fileOf(fn).returns.filter((one) => one.fn === index);
    const values = block ? returns.flatMap(({ value }) => value ?? []) : [body];
    const atOnce = this.graph.program
      .callsIn(fn)
      .filter(({ name, text }) => AT_ONCE.test(name) || text === 'JSON.parse');
    const isAtOnce = (value: Span): boolean =>
      atOnce.some(({ span }) => isWithin(span, value) && isWithin(value, span));
    return !async && !generator && values.every(isAtOnce);
  }

  /** Whether a function returns a promise, as far as is known. */
  of(fn: FunctionId): boolean {
    const known = this.known.get(fn);
    if (known !== undefined) return known;
    // A function that only returns what it returns itself returns none.
    this.known.set(fn, false);
    const { async, resultNode } = this.graph.program.fn(fn);
    const found =
      async || this.givenIn(fn).some((call) => this.isPromise(fn, call)) || this.isPromiseAt(fn, resultNode, MAX_DEPTH);
    this.known.set(fn, found);
    return found;
  }

  /** Whether a promise comes to a flow node in the file of a function, through variables, fields and parameters. */
  // Matches: asked of const asked = ask(); …; return asked;
  private isPromiseAt(fn: FunctionId, node: number, depth: number): boolean {
    const file = this.graph.program.fileOf(fn);
    const nodes = valuesOf(file, node);
    const calls = [...nodes].flatMap((one) => resultOf(file, one) ?? []);
    if (calls.some((call) => !call.position.awaited && this.isPromise(functionId(file.path, call.fn), call)))
      return true;
    if (depth === 0) return false;
    return file.functions.some(({ index, paramNodes }) =>
      paramNodes.some((param, at) => nodes.has(param) && this.isGiven(functionId(file.path, index), at, depth - 1)),
    );
  }

  private isGiven(fn: FunctionId, parameter: number, depth: number): boolean {
    return (this.graph.to.get(fn) ?? []).some(({ call, caller, kind }) => {
      const arg = kind === 'callback' ? undefined : this.graph.program.call(call).args[parameter];
      return arg !== undefined && this.isPromiseAt(caller, arg.node, depth);
    });
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

const promisesByGraph = new WeakMap<CallGraph, Promises>();

/** Memoised per graph, because each plan asks again. */
export function promisesOf(graph: CallGraph): Promises {
  const promises = promisesByGraph.get(graph) ?? new Promises(graph);
  promisesByGraph.set(graph, promises);
  return promises;
}
