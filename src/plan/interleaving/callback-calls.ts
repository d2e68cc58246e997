import { callId, functionId, pathOf } from '../../program';
import type { CallFacts, CallGraph, FunctionId } from '../../types';

/**
 * Finds where functions pass control to a function that they were given and that cannot be followed: `next()`,
 * `done(null, user)`.
 */
export class CallbackCalls {
  private known: ReadonlySet<FunctionId> | undefined;

  constructor(private readonly graph: CallGraph) {}

  /** The calls of a function that pass control on, directly or in a callee. */
  // Matches: next(); store.find(token, (user) => next()) where find calls back at once
  in(fn: FunctionId): CallFacts[] {
    return this.graph.program
      .callsIn(fn)
      .filter(
        (call) => this.isGiven(fn, call) || this.targetsOf(fn, call).some((target) => this.leading().has(target)),
      );
  }

  /** Functions that pass control on before they return. */
  private leading(): ReadonlySet<FunctionId> {
    return (this.known ??= this.found());
  }

  private found(): ReadonlySet<FunctionId> {
    const found = new Set<FunctionId>();
    const queue = [...this.graph.program.all].flatMap((file) =>
      file.functions.map(({ index }) => functionId(file.path, index)).filter((fn) => this.passesItself(fn)),
    );
    for (let fn = queue.pop(); fn !== undefined; fn = queue.pop()) {
      if (found.has(fn)) continue;
      found.add(fn);
      queue.push(...(this.graph.to.get(fn) ?? []).map(({ caller }) => caller));
    }
    return found;
  }

  private passesItself(fn: FunctionId): boolean {
    return this.graph.program.callsIn(fn).some((call) => this.isGiven(fn, call));
  }

  /** Whether a parameter of the function, or of an enclosing one, is called. */
  private isGiven(fn: FunctionId, call: CallFacts): boolean {
    return !call.member && this.isParameter(fn, call.text) && this.targetsOf(fn, call).length === 0;
  }

  private isParameter(fn: FunctionId, name: string): boolean {
    const { params, parent, argumentOf } = this.graph.program.fn(fn);
    const maker = argumentOf && this.graph.program.call(callId(pathOf(fn), argumentOf.call));
    // `resolve` does not run other code synchronously.
    if (params.includes(name)) return !(maker?.isNew && maker.name === 'Promise');
    return parent >= 0 && this.isParameter(functionId(pathOf(fn), parent), name);
  }

  private targetsOf(fn: FunctionId, { index }: CallFacts): FunctionId[] {
    return [...(this.graph.targets.get(callId(pathOf(fn), index)) ?? [])];
  }
}
