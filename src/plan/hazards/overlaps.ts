import { addsListener } from '../../language/emitters';
import { functionId, isWithin, pathOf } from '../../program';
import type { Access, CallFacts, CallGraph, FunctionId, LocalFacts, Span } from '../../types';
import type { DeferredWork } from './deferred-work';
import type { Loop } from './reaching-calls';
import type { Pause } from '../propagation/pauses';
import type { Begun } from './registrations';
import { areOfOneVariable } from './variable-uses';
import { waitsOf } from '../propagation/waits';

/** Calls that cancel a registration. */
const CANCELS = /^(?:clear(?:Timeout|Interval|Immediate)|off|removeListener|removeAllListeners)$/;
const TELLS = /^emit(?:Async|Serial)?$/;
/** Conventional names of what a request or a connection is answered through. */
const ANSWERS = /^(?:res|response|reply|ctx|context|socket|ws|next|cb|callback|done)$/;

/** What a function does after a registration, until its next existing wait, while the registered callback may run. */
export interface Rest extends Span {
  readonly fn: FunctionId;
  /** The function, and the callbacks whose text counts as its own. */
  readonly fns: readonly FunctionId[];
  /** Offset after which something is used again. */
  readonly again: number;
  /** Variables declared from this offset on are new in each iteration of a loop. */
  readonly fresh: number;
}

/** Decides whether the order of a registered callback and the rest of its registering function shows. */
export class Overlaps {
  constructor(
    private readonly graph: CallGraph,
    private readonly parts: DeferredWork,
  ) {}

  /** From the waiting statement to the next existing wait, after which the order was never certain. */
  behind({ fn, start, end }: Pause): Rest {
    const { program } = this.graph;
    const { index, span } = program.fn(fn);
    const lists = program.fileOf(fn).statements.filter((list) => list.fn === index);
    const around = lists.flatMap(({ items }) => items.filter((item) => isWithin({ start, end }, item.span)));
    const first = Math.max(...around.map((item) => item.span.start), span.start);
    return { fn, fns: [fn], start: first, end: this.nextWait(fn, end), again: end, fresh: Infinity };
  }

  /** The iterations of a loop, and what follows it. */
  during({ fn, fns, start, end }: Loop): Rest {
    return { fn, fns, start, end: this.nextWait(fn, end), again: end, fresh: start };
  }

  private nextWait(fn: FunctionId, end: number): number {
    const next = waitsOf(this.graph)
      .of(fn)
      .find((at) => at > end);
    return next ?? this.graph.program.fn(fn).span.end;
  }

  meet({ call, fns }: Begun, rest: Rest): boolean {
    return fns.some(
      (fn) =>
        this.shareLocals(fn, rest) ||
        this.shareOuter(fn, rest) ||
        this.bothAnswer(fn, call, rest) ||
        this.answersFirst(fn, call, rest) ||
        this.shareState(fn, rest) ||
        this.isMissed(fn, rest) ||
        this.takesBack(rest, call),
    );
  }

  /** Whether one assigns a variable of the function that the other uses. */
  private shareLocals(fn: FunctionId, rest: Rest): boolean {
    const used = this.accessesOf(fn);
    return this.graph.program.fileOf(rest.fn).locals.some((local) => {
      const uses = local.declared < rest.fresh ? used.filter((one) => this.isOf(one, local, rest.fn)) : [];
      if (uses.length === 0) return false;
      const isSet = [local.declared, ...local.writes, ...local.changes].some((at) => this.isOwn(rest, at));
      return isSet || (uses.some(({ kind }) => kind === 'write') && local.last > rest.again);
    });
  }

  /** Whether one assigns a variable of a function around both that the other uses. */
  // Matches: ask((answer) => { answer.on('end', () => res.send(title)); title = load(); })
  private shareOuter(fn: FunctionId, { fn: owner, fns, start, end }: Rest): boolean {
    const { accesses } = this.graph.program.fileOf(owner);
    const isOuter = ({ home }: Access): boolean => home !== 0 && !fns.includes(functionId(pathOf(owner), home));
    const ours = accesses.filter(
      (one) =>
        isOuter(one) && fns.includes(functionId(pathOf(owner), one.fn)) && isIn({ start, end }, one.done ?? one.at),
    );
    if (ours.length === 0 || pathOf(fn) !== pathOf(owner)) return false;
    const used = this.accessesOf(fn).filter((one) => isOuter(one) && one.root.includes('#'));
    return used.some((one) => ours.some((own) => areInOrder(own, one)));
  }

  private isOf({ root, home }: Access, { name, declared }: LocalFacts, fn: FunctionId): boolean {
    return home === this.graph.program.fn(fn).index && root === `${pathOf(fn)}#${name}@${declared}`;
  }

  private accessesOf(fn: FunctionId): readonly Access[] {
    const { span } = this.graph.program.fn(fn);
    return this.graph.program.fileOf(fn).accesses.filter(({ at }) => at >= span.start && at < span.end);
  }

  /** Whether the function itself does it in that part, not an inner function. */
  private isOwn({ fn, fns, start, end }: Rest, at: number): boolean {
    if (at < start || at > end) return false;
    const around = this.graph.program.fileOf(fn).functions.filter(({ span }) => at >= span.start && at < span.end);
    const { index } = around.reduce((one, other) => (isWithin(other.span, one.span) ? other : one));
    return fns.includes(functionId(pathOf(fn), index));
  }

  private bothAnswer(fn: FunctionId, call: CallFacts, rest: Rest): boolean {
    return this.answers(fn, call) && answersIn(this.callsIn(rest)).length > 0;
  }

  /** Whether a client has its answer before something is changed: it may ask for that, or the change may fail. */
  // Matches: process.nextTick(() => res.json(note)); save(note);
  private answersFirst(fn: FunctionId, call: CallFacts, rest: Rest): boolean {
    return this.answers(fn, call) && this.parts.after(rest.fn, rest.start).changes;
  }

  private answers(fn: FunctionId, { args }: CallFacts): boolean {
    const { params, span } = this.graph.program.fn(fn);
    const within = this.graph.program.fileOf(fn).calls.filter((call) => isWithin(call.span, span));
    const isSame = (name: string): boolean => !params.includes(name) || args.some(({ text }) => text === name);
    return answersIn(within).some(isSame);
  }

  // Matches: setImmediate(() => bus.emit('tick')); const text = load(); bus.once('tick', show);
  private isMissed(fn: FunctionId, rest: Rest): boolean {
    const told = this.graph.program.callsIn(fn).filter(({ name }) => TELLS.test(name));
    const heard = this.callsIn(rest).filter(({ name }) => addsListener(name));
    return told.some(({ member }) => heard.some((call) => call.member?.objectName === member?.objectName));
  }

  private takesBack(rest: Rest, { member }: CallFacts): boolean {
    const cancels = this.callsIn(rest).filter(({ name }) => CANCELS.test(name));
    return cancels.some((call) => call.member?.objectName === member?.objectName);
  }

  private callsIn({ fns, start, end }: Rest): readonly CallFacts[] {
    const calls = fns.flatMap((fn) => this.graph.program.callsIn(fn));
    return calls.filter(({ span }) => span.start >= start && span.end <= end);
  }

  /** Whether one changes shared state that the other uses. */
  private shareState(fn: FunctionId, rest: Rest): boolean {
    const part = { ...this.parts.after(rest.fn, rest.start), answers: false };
    const { span } = this.graph.program.fn(fn);
    // What the function itself does to variables is looked at more closely.
    const called = { ...part, uses: part.uses.filter(({ by }) => by !== rest.fn) };
    return this.parts.meet(part, fn, [span]) || this.parts.shareVariables(called, fn, 'all');
  }
}

function isIn({ start, end }: Span, at: number): boolean {
  return at >= start && at <= end;
}

/** Whether it shows which of two accesses comes first. */
function areInOrder(one: Access, other: Access): boolean {
  return (
    areOfOneVariable(one, other) && (one.kind === 'write' || other.kind === 'write') && !(one.counts && other.counts)
  );
}

function answersIn(calls: readonly CallFacts[]): readonly string[] {
  return calls.map(({ text }) => text.split(/[.(?[]/)[0]).filter((name) => ANSWERS.test(name));
}
