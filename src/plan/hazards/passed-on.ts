import { memoisedWithin } from '../../memoised';
import type { CallFacts, CallGraph, Entry, FunctionId } from '../../types';
import { middlewaresOf } from './middlewares';
import { isErrorHandler, isNextError, nextOf } from './next-calls';

/** A call by which a handler passes control on. */
export interface PassingCall {
  readonly fn: FunctionId;
  readonly call: CallFacts;
  /** It does so to those that handle errors. */
  readonly isError: boolean;
}

const passingOf = memoisedWithin(({ program }: CallGraph, entry: Entry): readonly PassingCall[] => {
  const next = nextOf(program.fn(entry.fn), entry);
  const calls = program.callsIn(entry.fn).filter((call) => call.text === next);
  return calls.map((call) => ({ fn: entry.fn, call, isError: isNextError(call) }));
});

/** The calls by which handlers above pass control on to another one: with an error to those that handle errors. */
export function passedOnTo(graph: CallGraph, handler: Entry): readonly PassingCall[] {
  const { program } = graph;
  const isOfErrors = isErrorHandler(program.fn(handler.fn), handler);
  return middlewaresOf(graph)
    .above(handler)
    .filter(({ stage }) => stage === undefined)
    .flatMap((entry) => passingOf(graph, entry).filter(({ isError }) => isError === isOfErrors));
}
