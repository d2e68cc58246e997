import type { CallFacts, CallGraph, Entry, FunctionId } from '../../types';
import { middlewaresOf } from './middlewares';
import { isErrorHandler, isNextError, nextOf } from './next-calls';

/** The calls by which handlers above pass control on to another one: with an error to those that handle errors. */
export function passedOnTo(graph: CallGraph, handler: Entry): readonly { fn: FunctionId; call: CallFacts }[] {
  const { program } = graph;
  const isOfErrors = isErrorHandler(program.fn(handler.fn), handler);
  return middlewaresOf(graph)
    .above(handler)
    .flatMap((entry) => {
      const { fn, stage } = entry;
      if (stage !== undefined) return [];
      const next = nextOf(program.fn(fn), entry);
      const calls = program.callsIn(fn).filter((call) => call.text === next && isNextError(call) === isOfErrors);
      return calls.map((call) => ({ fn, call }));
    });
}
