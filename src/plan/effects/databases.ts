import { HOLE, readSql, type Statement } from '../../language/sql';
import { callId, functionId, pathOf } from '../../program';
import type { BlockingCall, CallGraph, CallId, PathExpr } from '../../types';
import { tableAt, type Touch } from './locations';

/** Number of functions through which SQL text is followed. */
const MAX_DEPTH = 4;

/** Names of methods that run the SQL they are given. */
const RUNS = /^(?:exec|execute|run|query)$/i;

/**
 * SQL text as far as it is known, and the call that passes it to the database, directly or through functions of the
 * program.
 */
interface Source {
  readonly call: CallId;
  readonly text?: string;
}

/**
 * What calls do to the tables of a synchronous database, whose rows are shared state. An effect belongs to the call
 * with the SQL text, not to a function that only passes it on.
 */
export class Databases {
  private readonly touches = new Map<CallId, Touch[]>();
  private readonly marks = new Map<CallId, Statement['transaction']>();

  constructor(private readonly graph: CallGraph) {
    for (const blocking of graph.blocking) if (blocking.method.sql) this.note(blocking);
  }

  /** The tables that a call reads or writes. */
  touchesOf(call: CallId): readonly Touch[] {
    return this.touches.get(call) ?? [];
  }

  /** Whether a call begins or ends a transaction; undefined when it does neither. */
  transactionAt(call: CallId): Statement['transaction'] {
    return this.marks.get(call) ?? this.writtenAt(call);
  }

  // Matches: db.run('BEGIN'), of whatever database
  private writtenAt(id: CallId): Statement['transaction'] {
    const { name, args, position } = this.graph.program.call(id);
    const isAsked = RUNS.test(name) && !position.awaited && !position.promised;
    const text = isAsked && args[0] ? textOf(args[0].path) : undefined;
    return text === undefined ? undefined : readSql(text)?.transaction;
  }

  private note({ id, method }: BlockingCall): void {
    const sources = method.sql === 'argument' ? this.sourcesOf(id, 0, 0) : this.sourcesOfStatement(id);
    const changes = /(?:exec|run)$/.test(method.sync);
    for (const { call, text } of sources) {
      const known = text === undefined ? undefined : readSql(text);
      if (known?.transaction) this.marks.set(call, known.transaction);
      const touches = known ? touchesBy(known) : [touchOf(changes ? 'write' : 'read')];
      this.touches.set(call, [...(this.touches.get(call) ?? []), ...touches]);
    }
  }

  // Matches: db.prepare('SELECT …').get(id), find.get(id), and get(sql, id) { return this.db.prepare(sql).get(id); }
  private sourcesOfStatement(id: CallId): Source[] {
    const written = this.writtenInChain(id);
    if (written !== undefined) return [{ call: id, text: written }];
    const makers = this.makersOf(id, new Set());
    if (makers.length === 0) return [{ call: id }];
    return makers.flatMap((maker) => {
      const sources = this.sourcesOf(maker, 0, 0);
      const isHere = this.graph.program.callerOf(maker) === this.graph.program.callerOf(id);
      return isHere
        ? sources.map((source) => (source.call === maker ? { ...source, call: id } : source))
        : sources.map(({ text }) => ({ call: id, text }));
    });
  }

  // Matches: store.prepare('SELECT …').get(id), where `prepare` is a function of the program
  private writtenInChain(id: CallId): string | undefined {
    const object = this.objectOf(id);
    if (object === undefined) return undefined;
    const [first] = this.graph.program.call(object).args;
    const text = first && textOf(first.path);
    return text !== undefined && readSql(text) ? text : this.writtenInChain(object);
  }

  /** The call whose result is the receiver of a call. */
  private objectOf(id: CallId): CallId | undefined {
    const { member } = this.graph.program.call(id);
    const found =
      member &&
      this.graph.program
        .callsIn(this.graph.program.callerOf(id))
        .find(({ span }) => span.start === member.object.start && span.end === member.object.end);
    return found && callId(pathOf(id), found.index);
  }

  /** The calls that made a prepared statement; `stmt.pluck()` returns the statement itself. */
  private makersOf(id: CallId, seen: Set<CallId>): CallId[] {
    const { receiverNode } = this.graph.program.call(id);
    if (receiverNode < 0) return [];
    return this.graph.valuesOf(id, receiverNode).makers.flatMap((maker) => {
      if (seen.has(maker)) return [];
      seen.add(maker);
      return this.graph.program.call(maker).name === 'prepare' ? [maker] : this.makersOf(maker, seen);
    });
  }

  /** The texts that an argument of a call may be: for a parameter, those that the callers pass. */
  private sourcesOf(call: CallId, index: number, depth: number): Source[] {
    const { args } = this.graph.program.call(call);
    const path = args.some(({ kind }) => kind === 'spread') ? undefined : args[index]?.path;
    const text = path && textOf(path);
    if (text !== undefined) return [{ call, text }];
    const fn = this.graph.program.callerOf(call);
    if (path?.kind !== 'param' || path.rest || functionId(pathOf(call), path.fn) !== fn || depth > MAX_DEPTH)
      return [{ call }];
    const callers = this.graph.to.get(fn) ?? [];
    const isHandedOn = callers.length === 0 || callers.some(({ kind }) => kind === 'callback');
    return isHandedOn ? [{ call }] : callers.flatMap((edge) => this.sourcesOf(edge.call, path.index, depth + 1));
  }
}

/** The known parts of a text; undefined where nothing is known. */
function textOf(path: PathExpr): string | undefined {
  if (path.kind === 'text') return path.text;
  if (path.kind !== 'concat') return undefined;
  return path.parts.map((part) => textOf(part) ?? HOLE).join('');
}

function touchesBy({ reads, writes }: Statement): Touch[] {
  return [...reads.map((name) => touchOf('read', name)), ...writes.map((name) => touchOf('write', name))];
}

function touchOf(effect: 'read' | 'write', table?: string): Touch {
  return { effect, location: tableAt(table) };
}

const databasesByGraph = new WeakMap<CallGraph, Databases>();

/** Memoised per graph: choices do not matter to it. */
export function databasesOf(graph: CallGraph): Databases {
  const databases = databasesByGraph.get(graph) ?? new Databases(graph);
  databasesByGraph.set(graph, databases);
  return databases;
}
