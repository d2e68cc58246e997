import { callId, isWithin, pathOf } from '../../program';
import type { CallGraph, Edge, FunctionId, KeptPromise, Lock, Span, StatementFacts } from '../../types';
import { areChoices } from '../branches';
import { waitsOf } from './waits';

const BARE_RETURN = 'return;';

/** The parts of a caller that run while a call of it has returned a promise, and nothing has waited for that yet. */
export class Continuations {
  constructor(
    private readonly graph: CallGraph,
    private readonly locks: readonly Lock[],
  ) {}

  /** What the caller does after a call: everything or, if it keeps the promise, what comes before it deals with that. */
  after({ call: id, caller }: Edge, isDropped: boolean): readonly Span[] {
    const { program } = this.graph;
    const { span } = program.call(id);
    const { index } = program.fn(caller);
    const until = isDropped ? Infinity : this.dealtWithAt(caller, span);
    if (index === 0) {
      const around = program.callsIn(caller).filter((call) => isWithin(span, call.span));
      return [{ start: Math.max(...around.map((call) => call.span.end)), end: until }];
    }
    const around = program
      .fileOf(id)
      .statements.filter((list) => list.fn === index)
      .map(({ items }) => items.slice(items.findIndex((item) => isWithin(span, item.span))))
      .filter(([first]) => first !== undefined && isWithin(span, first.span))
      .sort(([a], [b]) => a.span.end - a.span.start - (b.span.end - b.span.start));
    const items: StatementFacts[] = [];
    for (const [, ...later] of around) {
      const end = later.findIndex(isBareReturn);
      items.push(...later.slice(0, end < 0 ? later.length : end));
      if (end >= 0) break;
    }
    return items.map((item) => item.span).filter(({ end }) => end <= until);
  }

  /** The `finally` blocks that run when the caller gives back the promise that a call returns. */
  // Matches: remove(file) of try { return read(file); } finally { remove(file); }
  ensured({ call: id, caller }: Edge): readonly Span[] {
    const { program } = this.graph;
    const { position, span } = program.call(id);
    const { index } = program.fn(caller);
    if (!position.finishes || position.awaited || position.fate === 'awaited') return [];
    return program
      .fileOf(id)
      .statements.filter((list) => list.fn === index)
      .flatMap(({ items }) => items)
      .flatMap(({ span: around, ensures }) =>
        ensures && isWithin(span, around) && !isWithin(span, ensures) ? [ensures] : [],
      );
  }

  /** The calls of the same statement that come behind a call, and may be given what it returns. */
  // Matches: res.json of if (save(note)) res.json(note), and of res.json(save(note))
  withResult({ call: id, caller }: Edge): readonly Span[] {
    const { program } = this.graph;
    const { index, span } = program.call(id);
    const { index: fn } = program.fn(caller);
    const around = program
      .fileOf(id)
      .statements.filter((list) => list.fn === fn)
      .flatMap(({ items }) => items.filter((item) => isWithin(span, item.span)));
    const [inner] = around.sort((one, other) => other.span.start - one.span.start);
    return program
      .callsIn(caller)
      .filter((call) => call.index !== index && call.span.end >= span.end && inner && isWithin(call.span, inner.span))
      .filter((call) => !areChoices(program, caller, span.end, call.span.end))
      .map((call) => call.span);
  }

  /** What is under way in the caller while a call is: what it started before, and what it starts before it waits for it. */
  // Matches: await Promise.all([load(), save()]), const asked = ask(); await save(); … await asked;
  beside({ call, caller, callee }: Edge): readonly Span[] {
    const { program } = this.graph;
    const { index, span } = program.call(call);
    const keeps = program.fileOf(caller).keeps.filter(({ fn }) => fn === program.fn(caller).index);
    const own = keeps.filter((one) => one.call === index);
    const later = own.map(({ from, until }) => ({ start: Math.max(from, span.end), end: until }));
    const isUnderWay = ({ from, until, value }: KeptPromise): boolean =>
      span.start >= from && span.start < until && this.waitsWithin(caller, value);
    const earlier = keeps.filter((one) => one.call !== index && isUnderWay(one)).map(({ value }) => value);
    return [...later, ...earlier].filter((one) => !this.takesTurns(callee, caller, one));
  }

  /** Whether a loop calls it again before the caller waits for it. */
  // Matches: for (const file of files) tasks.push(load(file)); await Promise.all(tasks)
  isRepeated({ call, caller }: Edge): boolean {
    const { index, span } = this.graph.program.call(call);
    return this.graph.program.fileOf(caller).keeps.some((one) => one.call === index && one.from < span.start);
  }

  /** Whether a function that is called there waits, so that it may go on at any time. */
  private waitsWithin(caller: FunctionId, span: Span): boolean {
    const edges = (this.graph.from.get(caller) ?? []).filter(({ call }) =>
      isWithin(this.graph.program.call(call).span, span),
    );
    return edges.some(({ callee }) => waitsOf(this.graph).mayWait(callee));
  }

  /** Whether each call of a function waits for those before it to be over, because of a lock that is not one of many. */
  queues(fn: FunctionId): boolean {
    return this.locks.some((lock) => lock.fn === fn && isThroughout(lock) && !lock.shared && !lock.files);
  }

  /** Everything called there waits for a lock that `first` holds for its whole body, and so runs after it. */
  private takesTurns(first: FunctionId, caller: FunctionId, span: Span): boolean {
    const calls = this.graph.program.callsIn(caller).filter((call) => isWithin(call.span, span));
    const called = calls.map(({ index }) => waitsOf(this.graph).calledBy(callId(pathOf(caller), index)));
    const held = this.locks.filter(isThroughout);
    const waitsFor = (fn: FunctionId, own: Lock): boolean =>
      held.some((lock) => lock.fn === fn && lock.key === own.key && !(lock.shared && own.shared));
    return held
      .filter(({ fn }) => fn === first)
      .some((own) => called.every((fns) => fns.length > 0 && fns.every((fn) => waitsFor(fn, own))));
  }

  /** The offset where a function deals with the promise of one of its calls; `Infinity` if that is out of sight. */
  // Matches: const asked = ask(); … await asked;
  private dealtWithAt(fn: FunctionId, call: Span): number {
    const { program } = this.graph;
    const { index } = program.fn(fn);
    const kept = program.fileOf(fn).keeps.filter(({ fn, value }) => fn === index && isWithin(call, value));
    return Math.min(Infinity, ...kept.map(({ until }) => until));
  }
}

/** Nobody else gets the lock until the function is over. */
function isThroughout({ range, releases }: Lock): boolean {
  return !range && !releases;
}

function isBareReturn({ span, leaves }: StatementFacts): boolean {
  return leaves && span.end - span.start <= BARE_RETURN.length;
}
