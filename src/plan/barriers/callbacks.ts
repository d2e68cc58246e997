import { pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import { loopFormOf } from '../../language/array-methods';
import { expectationOf } from '../../language/expectations';
import { calledAtOnce, takesError } from '../../language/node-callbacks';
import type { CallFacts, CallGraph, FunctionFacts, Handed, SkipCode } from '../../types';
import { isExecutor } from '../guards/executors';
import { isLastListener } from '../hazards/listeners';
import { isCaughtAround, sinkOf } from '../guards/sinks';
import { turnGuards } from '../guards/sockets';
import { isTask } from '../guards/tasks';
import { givesAnswer } from './answers';

/**
 * Functions of Node that call back later and ignore the result: a throw and a rejection in the callback both end the
 * process.
 */
export const SCHEDULERS: ReadonlySet<string> = new Set([
  'setTimeout',
  'setImmediate',
  'queueMicrotask',
  'process.nextTick',
  'setInterval',
]);

/**
 * Why a callback cannot become async: it can where its result is ignored, and a throw in it ended the process anyway.
 */
export function callbackBarrier(graph: CallGraph, handed: Handed, fn: FunctionFacts): SkipCode | undefined {
  if (handed.use.kind === 'settled') return undefined;
  const call = graph.program.call(handed.call);
  if (handed.use.kind === 'expects')
    return expectationOf(graph.program.fileOf(handed.call), call) ? undefined : 'unknown-callback';
  if (handed.use.kind === 'each')
    return loopFormOf(graph.program.fileOf(handed.call), call)?.callback === handed.index
      ? undefined
      : 'array-callback';
  if (handed.use.kind === 'delegate') return handed.use.transaction ? 'in-transaction' : 'unknown-callback';
  if (isExecutor(graph, handed)) return undefined;
  if (handed.use.kind === 'tasks') return isTask(graph, handed, fn) ? undefined : 'unknown-callback';
  if (call.isNew) return 'unknown-callback';
  if (SCHEDULERS.has(handed.path)) return isAwaitedByNobody(graph, handed) ? 'unknown-callback' : undefined;
  if (isLastListener(graph, handed) || turnGuards(graph, handed.fn)) return undefined;
  const isLast = handed.index === call.args.length - 1;
  const isNodeStyle = isLast && takesError(call, fn) && !/^async\b/.test(handed.path);
  const isPlain = isNodeStyle && (mayWait(graph, handed, call) || sinkOf(graph, handed) !== undefined);
  return isPlain && !givesAnswer(graph, handed) ? undefined : 'unknown-callback';
}

/** Whether nobody is known to handle what the callback throws. */
// Matches: mail.send(text, (error) => …), but not: upload(req, res, (error) => …), nor parser.parse(text, (error) => …) in a handler
function mayWait(graph: CallGraph, handed: Handed, { name, position }: CallFacts): boolean {
  const when = calledAtOnce(handed.path, name);
  return when === 'never' || (when === 'perhaps' && !position.inTry && !isCaughtAround(graph, handed));
}

/** A test goes on when it has let the time pass, which may be that of a fake clock, unless the callback ends it. */
// Matches: setTimeout(() => { text = load(); }, 50); clock.tick(50); expect(text).toBe('…'), and not: setTimeout(() => { load(); done(); }, 50)
function isAwaitedByNobody({ program }: CallGraph, { call, fn }: Handed): boolean {
  if (!isTestFile(pathOf(call))) return false;
  return !program.callsIn(fn).some(({ text }) => ENDS.test(text));
}

const ENDS = /^(?:done|cb|callback|next|resolve|reject|fulfill|(?:t|assert|test)\.end)$/;
