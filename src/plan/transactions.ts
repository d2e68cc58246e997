import { callId, pathOf } from '../program';
import type { CallFacts, CallGraph, CallId, FileFacts, FunctionId } from '../types';
import type { Barrier } from './barriers';
import { databasesOf, type Databases } from './databases';
import type { Stretch } from './ranges';

/** A call that begins or ends a transaction, and whereabouts. */
interface Mark {
  readonly at: number;
  readonly does: 'begins' | 'ends';
  /** Where the statements end among which it stands: whoever comes by behind it before that has met it. */
  readonly until: number;
}

/**
 * Where one of these calls waits while a transaction of a synchronous database is open: the connection belongs to all, so that
 * what others do meanwhile is part of the transaction, is undone with it, or fails since theirs cannot begin
 * (https://www.sqlite.org/lang_transaction.html).
 */
export function openTransaction(graph: CallGraph, waits: Iterable<CallId>): Barrier | undefined {
  for (const wait of waits) {
    if (isWithin(marksIn(graph, graph.program.callerOf(wait)), graph.program.call(wait).span.end))
      return { code: 'in-transaction', at: graph.program.at(wait) };
  }
  return undefined;
}

/**
 * From where the transactions of a function begin to where they end, for good or with an error; to infinity where others end
 * them. A lock that is taken or given back within one would be a wait there.
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

/** One is open there, whichever way the function went; and its end, if the function knows of any, comes next. */
function isWithin(marks: readonly Mark[], end: number): boolean {
  let isOpen = false;
  for (const { at, does, until } of marks) {
    if (at >= end) return isOpen && does === 'ends';
    if (does === 'begins') isOpen = true;
    else if (until > end) isOpen = false;
  }
  return isOpen && !marks.some(({ does }) => does === 'ends');
}

/** Those in a function, in the order of the text. */
function marksIn(graph: CallGraph, fn: FunctionId): Mark[] {
  const { program } = graph;
  const databases = databasesOf(graph);
  return program.callsIn(fn).flatMap((call) => {
    const does = markAt(graph, databases, callId(pathOf(fn), call.index));
    return does === undefined ? [] : [{ at: call.span.end, does, until: endOfBlock(program.fileOf(fn), call) }];
  });
}

/** Where the innermost block around a call ends. */
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
