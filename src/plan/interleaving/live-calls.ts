import { isWithin } from '../../program';
import type { CallFacts, CallGraph, CallId, Edge, FunctionId, LocalFacts } from '../../types';
import { isAlwaysMet, isPassedOver } from '../branches';
import type { Waits } from '../propagation/waits';

// Matches: 'en', 3, true, null
export const CONSTANT = /^(?:string|number|boolean|null)$/;

const EMITS = /\.emit$/;

const NAME = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

/** The calls of a program, as far as they run for requests. */
export class LiveCalls {
  private readonly edges = new Map<FunctionId, readonly Edge[]>();

  constructor(
    private readonly graph: CallGraph,
    private readonly waits: Waits,
    private readonly isLive: (fn: FunctionId) => boolean,
  ) {}

  callOf(id: CallId): CallFacts {
    return this.graph.program.call(id);
  }

  /** The edges of a function. */
  edgesFrom(fn: FunctionId): readonly Edge[] {
    const known = this.edges.get(fn) ?? (this.graph.from.get(fn) ?? []).filter(({ callee }) => this.isLive(callee));
    this.edges.set(fn, known);
    return known;
  }

  edgesOf(call: CallId): readonly Edge[] {
    return this.waits.edgesOf(call).filter(({ callee }) => this.isLive(callee));
  }

  /** Whether two calls may run the same function. */
  haveCommonCallee(first: CallId, second: CallId): boolean {
    const callees = new Set(this.edgesOf(first).map(({ callee }) => callee));
    return this.edgesOf(second).some(({ callee }) => callees.has(callee));
  }

  /** Whether a call runs all that it leads to, and not one or another: it emits an event by its name. */
  // Matches: logs.emit('log', message)
  runsAll(id: CallId): boolean {
    const { text, args } = this.callOf(id);
    return EMITS.test(text) && args[0]?.kind === 'string';
  }

  /** What a call is given, apart from constants: expressions, and the names in objects. */
  // Matches: seat and type of run({ type: 'add', seat }), req.params.seat of take(req.params.seat)
  givenTo(id: CallId): readonly string[] {
    return this.callOf(id).args.flatMap(({ kind, text }) => {
      if (CONSTANT.test(kind)) return [];
      return kind === 'object' ? (text.match(NAME) ?? []) : [text];
    });
  }

  /** The names in what a call is given, and in what it calls. */
  namesIn(id: CallId): ReadonlySet<string> {
    const { text, args } = this.callOf(id);
    return new Set([text, ...args.map((arg) => arg.text)].flatMap((part) => part.match(NAME) ?? []));
  }

  /** Whether every way on from an offset in the function of a call comes by another. */
  isAlwaysBehind(id: CallId, from: number, to: number): boolean {
    const { program } = this.graph;
    const fn = program.callerOf(id);
    return isAlwaysMet(program, fn, [to], [from, Infinity]) && !isPassedOver(program, fn, from, to);
  }

  /** The start of the innermost statement around a call. */
  statementOf(id: CallId): number {
    const { span, fn } = this.callOf(id);
    const lists = this.graph.program.fileOf(id).statements.filter((list) => list.fn === fn);
    const around = lists.flatMap(({ items }) => items.filter((item) => isWithin(span, item.span)));
    return Math.max(...around.map((item) => item.span.start), -1);
  }

  /** The variables of the functions in the file of a call. */
  localsAround(id: CallId): readonly LocalFacts[] {
    return this.graph.program.fileOf(id).locals;
  }
}
