import type { AwaitedOperand, CallFacts, Detour, FunctionFacts, PathExpr, YieldFacts } from '../../types';
import type { FunctionShape } from './functions';
import type { TrackedElements } from '../flow/rest-elements';

/** A function whose facts are being collected. */
export type Draft = { -readonly [K in keyof FunctionFacts]: FunctionFacts[K] } & {
  awaits: number[];
  awaited?: AwaitedOperand[];
  detours?: Detour[];
  yields: YieldFacts[];
  returns: PathExpr[];
  picked: TrackedElements;
};

type Known = FunctionShape & Pick<FunctionFacts, 'index' | 'line' | 'awaitIsName' | 'home' | 'factory' | 'getter'>;

/** The initial facts of a function, from syntax alone; `fresh` makes flow nodes. */
export function draftOf(known: Known, fresh: () => number): Draft {
  return {
    parent: -1,
    node: fresh(),
    thisNode: fresh(),
    resultNode: fresh(),
    paramNodes: known.params.map(fresh),
    restNode: -1,
    restFrom: 0,
    picked: [],
    returns: [],
    awaits: [],
    yields: [],
    ...known,
  };
}

/** Sets `argumentOf` of functions that are arguments of calls. */
export function linkCallbacks(functions: readonly Draft[], calls: readonly CallFacts[]): void {
  const byNode = new Map(functions.map((fn) => [fn.node, fn]));
  for (const call of calls) {
    call.args.forEach((arg, index) => {
      const fn = arg.kind === 'function' ? byNode.get(arg.node) : undefined;
      if (fn) fn.argumentOf = { call: call.index, index };
    });
  }
}
