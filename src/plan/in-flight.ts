import { isWithin, pathOf } from '../program';
import type { Access, CallFacts, CallGraph, FunctionId, LocalFacts, Span } from '../types';
import type { Effects } from './effects';
import type { Guarding } from './hazards';
import { LateParts } from './late-parts';
import { pausesOf, turnOf, type Pause } from './pauses';
import type { Closure } from './propagate';
import { Registrations, type Begun } from './registrations';
import { waitsOf } from './waits';

/** Calls that take back what was given away. */
const CANCELS = /^(?:clear(?:Timeout|Interval|Immediate)|off|removeListener|removeAllListeners)$/;
/** Whom a request or a connection answers through, by the names people give them. */
const ANSWERS = /^(?:res|response|reply|ctx|context|socket|ws|next|cb|callback|done)$/;

/** A part of the text of a function. */
interface Part extends Span {
  readonly fn: FunctionId;
}

/**
 * A function that did all of its work at once was over before anything that it gave away was called. Behind the first wait
 * that is put there it is not: what it gave away before may find variables that are not set yet, or answer first.
 */
export function inFlight(
  graph: CallGraph,
  effects: Effects,
  closures: readonly Closure[],
  locks: Guarding['locks'],
): Guarding['hazards'] {
  const registrations = new Registrations(graph);
  const overlaps = new Overlaps(graph, new LateParts(graph, effects));
  const known = new Map<string, readonly Begun[]>();
  const met = (pause: Pause): readonly Begun[] => {
    const key = `${pause.fn} ${pause.start}`;
    const found = known.get(key) ?? registrations.before(pause).filter((begun) => overlaps.meet(begun, pause));
    known.set(key, found);
    return found;
  };
  return closures.flatMap(({ finding, awaits, loops, resumed, owner }) => {
    const waits = pausesOf(graph, [finding.blocking.id, ...awaits, ...loops, ...resumed]);
    const holders = new Set(waits.map(({ fn }) => fn));
    const turns = locks.filter(({ fn }) => holders.has(fn)).map((lock) => turnOf(graph, lock));
    const found = [...turns, ...waits].flatMap((pause) => met(pause).map(({ call }) => ({ call, fn: pause.fn })));
    return [...new Map(found.map((one) => [one.call, one])).values()].map(({ call, fn }) => ({
      fn: owner,
      hazard: {
        code: 'in-flight',
        message: `what ${call.text} was given may be called before what follows it, for its function waits in between`,
        at: `${pathOf(fn)}:${call.line}`,
        findings: [finding.id],
      },
    }));
  });
}

/** Says whether it shows that a callback comes before the rest of the function that gave it away. */
class Overlaps {
  constructor(
    private readonly graph: CallGraph,
    private readonly parts: LateParts,
  ) {}

  meet({ call, fns }: Begun, pause: Pause): boolean {
    const rest = this.restOf(pause);
    return fns.some(
      (fn) =>
        this.shareLocals(fn, rest, pause) ||
        this.bothAnswer(fn, rest) ||
        this.shareState(fn, rest) ||
        this.takesBack(rest, call),
    );
  }

  /** From the statement that waits to the next wait of old: behind that it never came first for certain. */
  private restOf({ fn, start, end }: Pause): Part {
    const { program } = this.graph;
    const { index, span } = program.fn(fn);
    const lists = program.fileOf(fn).statements.filter((list) => list.fn === index);
    const around = lists.flatMap(({ items }) => items.filter((item) => isWithin({ start, end }, item.span)));
    const until = waitsOf(this.graph)
      .of(fn)
      .find((at) => at > end);
    return { fn, start: Math.max(...around.map((item) => item.span.start), span.start), end: until ?? span.end };
  }

  /** One sets a variable of the function that the other uses. */
  private shareLocals(fn: FunctionId, rest: Part, pause: Pause): boolean {
    const used = this.accessesOf(fn);
    return this.graph.program.fileOf(rest.fn).locals.some((local) => {
      const uses = used.filter((one) => this.isOf(one, local, rest.fn));
      if (uses.length === 0) return false;
      const isSet = [local.declared, ...local.writes, ...local.changes].some((at) => this.isOwn(rest, at));
      return isSet || (uses.some(({ kind }) => kind === 'write') && local.last > pause.end);
    });
  }

  private isOf({ root, home }: Access, { name, declared }: LocalFacts, fn: FunctionId): boolean {
    return home === this.graph.program.fn(fn).index && root === `${pathOf(fn)}#${name}@${declared}`;
  }

  private accessesOf(fn: FunctionId): readonly Access[] {
    const { span } = this.graph.program.fn(fn);
    return this.graph.program.fileOf(fn).accesses.filter(({ at }) => at >= span.start && at < span.end);
  }

  /** The function does it itself in that part, and not a function that is written there. */
  private isOwn({ fn, start, end }: Part, at: number): boolean {
    const { functions } = this.graph.program.fileOf(fn);
    const { index } = this.graph.program.fn(fn);
    const isInner = ({ parent, span }: { parent: number; span: Span }) =>
      parent === index && at >= span.start && at < span.end;
    return at >= start && at <= end && !functions.some(isInner);
  }

  private bothAnswer(fn: FunctionId, rest: Part): boolean {
    const own = new Set(this.graph.program.fn(fn).params);
    const within = this.graph.program
      .fileOf(fn)
      .calls.filter(({ span }) => isWithin(span, this.graph.program.fn(fn).span));
    return this.answersIn(within).some((name) => !own.has(name)) && this.answersIn(this.callsIn(rest)).length > 0;
  }

  private answersIn(calls: readonly CallFacts[]): readonly string[] {
    return calls.map(({ text }) => text.split(/[.(?[]/)[0]).filter((name) => ANSWERS.test(name));
  }

  private callsIn({ fn, start, end }: Part): readonly CallFacts[] {
    return this.graph.program.callsIn(fn).filter(({ span }) => span.start >= start && span.end <= end);
  }

  private takesBack(rest: Part, { member }: CallFacts): boolean {
    const cancels = this.callsIn(rest).filter(({ name }) => CANCELS.test(name));
    return cancels.some((call) => call.member?.objectName === member?.objectName);
  }

  /** One changes something else that the other uses. */
  private shareState(fn: FunctionId, rest: Part): boolean {
    const part = { ...this.parts.after(rest.fn, rest.start), answers: false };
    return this.parts.meet(part, fn, [this.graph.program.fn(fn).span]);
  }
}
