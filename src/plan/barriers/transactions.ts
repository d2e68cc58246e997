import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, FileFacts, FunctionId } from '../../types';
import type { Barrier } from './barriers';
import { databasesOf, type Databases } from '../effects/databases';
import type { Stretch } from '../interleaving/ranges';

/** A call that begins or ends a transaction, and its position. */
interface Mark {
  readonly at: number;
  readonly does: 'begins' | 'ends';
  /** The end of the statement list around it: control that passes this end passed the call. */
  readonly until: number;
}

/**
 * Where one of these calls waits within an open transaction of a synchronous database. Requests share the connection,
 * so what they do meanwhile becomes part of the transaction, is rolled back with it, or fails because a transaction
 * cannot begin within another (https://www.sqlite.org/lang_transaction.html).
 */
export function openTransaction(graph: CallGraph, waits: Iterable<CallId>): Barrier | undefined {
  for (const wait of waits) {
    if (isWithin(marksIn(graph, graph.program.callerOf(wait)), graph.program.call(wait).span.end))
      return { code: 'in-transaction', at: graph.program.at(wait) };
  }
  return undefined;
}

/**
 * The ranges of a function's transactions, from the call that begins one to those that commit or roll back; up to
 * infinity where other functions end it. Taking or releasing a lock within one would be a wait there.
 */
export function transactionsIn(graph: CallGraph, fn: FunctionId): Stretch[] {
  const marks = marksIn(graph, fn);
  const begins = marks.filter(({ does }) => does === 'begins').map(({ at }) => at);
  return begins.map((begin, index): Stretch => {
    const next = begins[index + 1] ?? Infinity;
    const ends = marks.filter(({ does, at }) => does === 'ends' && at > begin && at < next);
    return [begin, ends.at(-1)?.at ?? Infinity];
  });
}

/** Whether a transaction is open on every path to an offset, and its end, if it is in this function, comes next. */
function isWithin(marks: readonly Mark[], end: number): boolean {
  let isOpen = false;
  for (const { at, does, until } of marks) {
    if (at >= end) return isOpen && does === 'ends';
    if (does === 'begins') isOpen = true;
    else if (until > end) isOpen = false;
  }
  return isOpen && !marks.some(({ does }) => does === 'ends');
}

/** The marks of a function, in source order. */
function marksIn(graph: CallGraph, fn: FunctionId): Mark[] {
  const { program } = graph;
  const databases = databasesOf(graph);
  return program.callsIn(fn).flatMap((call) => {
    const does = markAt(graph, databases, callId(pathOf(fn), call.index));
    return does === undefined ? [] : [{ at: call.span.end, does, until: endOfBlock(program.fileOf(fn), call) }];
  });
}

/** The end of the innermost block around a call. */
function endOfBlock({ statements }: FileFacts, { span, fn }: CallFacts): number {
  const ends = statements.flatMap(({ fn: owner, items }) => {
    const [first, last] = [items.at(0), items.at(-1)];
    return owner === fn && first && last && first.span.start <= span.start && last.span.end >= span.end
      ? [last.span.end]
      : [];
  });
  return Math.min(...ends);
}

function markAt(graph: CallGraph, databases: Databases, call: CallId): Mark['does'] | undefined {
  return databases.transactionAt(call) ?? inCallee(graph, databases, call);
}

// Matches: this.begin(), where begin() { this.db.exec('BEGIN'); }
function inCallee(graph: CallGraph, databases: Databases, call: CallId): Mark['does'] | undefined {
  const callees = [...(graph.targets.get(call) ?? [])].filter((fn) => !graph.program.fn(fn).async);
  const marks = callees.flatMap((fn) =>
    graph.program.callsIn(fn).flatMap(({ index }) => databases.transactionAt(callId(pathOf(fn), index)) ?? []),
  );
  const [first] = marks;
  return marks.every((mark) => mark === first) ? first : undefined;
}
