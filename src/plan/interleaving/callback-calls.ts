import { callId, functionId, pathOf } from '../../program';
import type { CallFacts, CallGraph, FunctionId } from '../../types';
import { isForLater } from './later-work';
import { parameterNamed, settles } from './settling-parameters';

/** They write a line, and call nothing of the program. */
const CONSOLE = /^console\.\w+$/;

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
      const callers = (this.graph.to.get(fn) ?? []).filter((edge) => !isForLater(this.graph, edge));
      queue.push(...callers.map(({ caller }) => caller));
    }
    return found;
  }

  private passesItself(fn: FunctionId): boolean {
    return this.graph.program.callsIn(fn).some((call) => this.isGiven(fn, call));
  }

  /** Whether a parameter of the function, or of an enclosing one, is called. */
  private isGiven(fn: FunctionId, call: CallFacts): boolean {
    if (call.member || isCombined(call) || this.targetsOf(fn, call).length > 0 || this.isConsole(fn, call))
      return false;
    return parameterNamed(this.graph, fn, call.text) !== undefined && !settles(this.graph, fn, call.text);
  }

  /** It is only ever a method of the console. */
  // Matches: write(line) in log('saved', console.debug), where log(line, write) calls it
  private isConsole(fn: FunctionId, { index }: CallFacts): boolean {
    const paths = [...(this.graph.outside.get(callId(pathOf(fn), index)) ?? [])];
    return paths.length > 0 && paths.every((path) => CONSOLE.test(path));
  }

  private targetsOf(fn: FunctionId, { index }: CallFacts): FunctionId[] {
    return [...(this.graph.targets.get(callId(pathOf(fn), index)) ?? [])];
  }
}

/** Its result is part of an expression there: it is asked for something, and not told to go on. */
// Matches: format(date).trim(), +now()
function isCombined({ position: { parens, promised, voided } }: CallFacts): boolean {
  return parens && !promised && voided === undefined;
}
