import { makesPromise } from '../../language/promise-libraries';
import type { CallFacts, CallGraph, CallId, FunctionId, Guard, Handed } from '../../types';
import { isWaitedFor } from '../barriers/positions';
import { entriesOf } from '../graph-index';
import { isInLastStatement } from '../last-calls';

/** A promise executor that becomes async must still reject the promise when it throws. */
export function executorGuards(graph: CallGraph, id: FunctionId): Guard[] {
  return (graph.callbacks.get(id) ?? [])
    .filter((handed) => isExecutor(graph, handed))
    .map(({ call, index }) => ({
      file: graph.program.fileOf(call).path,
      span: graph.program.call(call).args[index].span,
      by: { helper: 'asyncExecutor' },
    }));
}

/** Whether a function is the executor of a promise that the code around it waits for. */
// Matches: return new Promise((resolve, reject) => …) – nothing comes between the executor and whoever waits for the promise
export function isExecutor(graph: CallGraph, { path, index, call: id, fn }: Handed): boolean {
  const call = graph.program.call(id);
  // Matches: (resolve, reject, onCancel) => … of bluebird
  const isMore = graph.program.fn(fn).params.length > 2;
  const isOne = makesPromise(path, call) && call.args[index].kind === 'function' && !isMore;
  return isOne && (isWaitedFor(graph, id, call) || isLastOfHandler(graph, id, call));
}

/** Frameworks for which an answer may come at any time, whatever the handler returns. */
const ANSWERED_LATER = /^(?:express|connect|http)$/;

/** Whether a promise whose failure is handled is all that is left to do for a request. */
// Matches: (req, res, next) => { new Promise((resolve) => resolve(load(req.params.id))).then(show).catch(next); }
function isLastOfHandler(graph: CallGraph, id: CallId, { position }: CallFacts): boolean {
  const fn = graph.program.callerOf(id);
  const entries = entriesOf(graph, fn);
  const isOnlyHandler = entries.length > 0 && (graph.to.get(fn) ?? []).length === 0;
  const isLast = position.fate === 'handled' && !position.inLoop && isInLastStatement(graph, id);
  return isLast && isOnlyHandler && entries.every(({ framework }) => ANSWERED_LATER.test(framework));
}
