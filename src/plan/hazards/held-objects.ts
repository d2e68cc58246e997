import { logs } from '../../language/logs';
import { callId, isWithin, pathOf } from '../../program';
import { isReceiver, receiverIn, receiversOf } from './held-receivers';
import type { ArgumentFacts, CallGraph, CallId, Edge, FunctionId, LocalFacts, Span } from '../../types';

/** An object that code has from outside of its function: by a parameter, or by one of a function around it. */
export interface Held {
  readonly local: LocalFacts;
  /** The code may change it. */
  readonly changes: boolean;
  /** It is a list, of which each call of the code has another element. */
  readonly isList?: true;
}

/** Functions after which a file, or a descriptor or connection, is of no use; the same by methods of what is open. */
const ENDS = /^(?:close|del|emptyDir|move|remove|rename|rimraf|rm|rmdir|truncate|unlink)(?:Sync|Async)?$/;
const ENDS_ITSELF = /^(?:abort|close|destroy|disconnect|dispose|end|kill|release)(?:Sync|Async)?$/;

/** What is no list, although its methods take callbacks. */
const LIBRARY = /^(?:_|lodash|underscore)$/;

/** Finds the objects that a deferred part has in common with the code that no longer waits for it. */
export class HeldObjects {
  constructor(private readonly graph: CallGraph) {}

  /** Those that parts of a function use. */
  // Matches: host of async (host) => { const page = await load(); return page + host.name; }
  within(fn: FunctionId, spans: readonly Span[]): readonly Held[] {
    const { body } = this.graph.program.fn(fn);
    const { functions, locals } = this.graph.program.fileOf(fn);
    // What else is around the function is looked at more closely, as a variable.
    const isParameter = ({ declared }: LocalFacts): boolean =>
      functions.some(({ span, body: { start } }) => declared >= span.start && declared < start);
    const parts = spans.map(({ start, end }, index) => ({
      // The others are ways around an existing wait.
      start: index === 0 ? this.statementAround(fn, start).start : start,
      end: Math.min(end, body.end),
    }));
    const isThere = (at: number): boolean => parts.some((part) => isIn(part, at));
    // Matches: socket.emit('notes', await read()), which begins before an existing wait and is done behind it
    const isDoneThere = (at: number): boolean => isThere(at) && isThere(this.statementAround(fn, at).end);
    const isUsedThere = (at: number): boolean => isThere(at) && this.ofMethods(fn, at).every(({ end }) => isThere(end));
    const receiver = receiverIn(this.graph.program, fn);
    return [...locals.filter(isParameter), ...(receiver ? [receiver] : [])]
      .filter((local) => local.uses.some(isUsedThere) && !isWithin(at(local.declared), body))
      .map((local) => ({ local, changes: local.changes.some(isDoneThere) || this.isTold(local, fn, isThere) }));
  }

  /** The calls of methods of the object that is named at an offset: they are over at their ends. */
  private ofMethods(fn: FunctionId, at: number): Span[] {
    const called = this.graph.program.callsIn(fn).filter(({ span, member }) => member && span.start === at);
    return called.map(({ span }) => span);
  }

  /** A method is called for what it does, not for a result. */
  // Matches: res.write(page), and not log.info(page)
  private isTold({ name }: LocalFacts, fn: FunctionId, isThere: (at: number) => boolean): boolean {
    const told = this.graph.program.callsIn(fn).filter(({ position, span }) => position.unused && isThere(span.end));
    return !logs(name) && told.some(({ text }) => text.startsWith(`${name}.`));
  }

  /** The same objects in the function that makes a call. */
  above(held: readonly Held[], { kind, call, callee, caller }: Edge): readonly Held[] {
    const { span, params } = this.graph.program.fn(callee);
    const { args } = this.graph.program.call(call);
    const { locals } = this.graph.program.fileOf(caller);
    const isSameFile = pathOf(caller) === pathOf(callee);
    const found = held.flatMap((one): Held[] => {
      const { local, changes } = one;
      if (!isWithin(at(local.declared), span)) return isSameFile ? [one] : [];
      if (kind === 'callback') return this.listsFor(call, caller).map((one) => ({ local: one, changes, isList: true }));
      if (isReceiver(local)) {
        const receivers = receiversOf(this.graph.program, caller, this.graph.program.call(call));
        return receivers.map((one) => ({ local: one, changes }));
      }
      const index = params.indexOf(local.name);
      // A part of a destructured parameter may be in any.
      const given = index < 0 || args.some((arg) => arg.kind === 'spread') ? args : args.slice(index, index + 1);
      return locals
        .filter(({ uses }) => given.some((arg) => isGiven(arg, uses)))
        .map((one) => ({ local: one, changes }));
    });
    const localsOf = (some: readonly Held[]): ReadonlySet<LocalFacts> => new Set(some.map(({ local }) => local));
    const changed = localsOf(found.filter(({ changes }) => changes));
    const whole = localsOf(found.filter(({ isList }) => !isList));
    return [...localsOf(found)].map((local) => ({
      local,
      changes: changed.has(local),
      ...(!whole.has(local) && { isList: true }),
    }));
  }

  /** What a callback gets the elements of. */
  // Matches: users of users.forEach(secure), and of _.each(users, secure)
  private listsFor(id: CallId, caller: FunctionId): readonly LocalFacts[] {
    const { span, args } = this.graph.program.call(id);
    const handed = args.find(({ kind }) => kind === 'function') ?? args.at(-1);
    const isBefore = (at: number): boolean => at >= span.start && at < (handed?.span.start ?? span.end);
    const { locals } = this.graph.program.fileOf(caller);
    return locals.filter(({ name, uses }) => !LIBRARY.test(name) && uses.some(isBefore));
  }

  /** Whether parts of a function use one of the objects which is changed meanwhile, or change one. */
  meet(held: readonly Held[], fn: FunctionId, spans: readonly Span[]): boolean {
    const isThere = (at: number): boolean => spans.some((span) => isIn(span, at));
    return held.some(({ local, changes }) =>
      changes
        ? local.uses.some(isThere)
        : local.changes.some(isThere) || this.isChangedBy(local, fn, spans) || this.isEnded(local, fn, spans),
    );
  }

  // Matches: fs.unlink(file), fs.close(fd), connection.release()
  private isEnded({ uses }: LocalFacts, fn: FunctionId, spans: readonly Span[]): boolean {
    const calls = this.graph.program.callsIn(fn).filter(({ span }) => spans.some((one) => isWithin(span, one)));
    return calls.some(({ name, args: [first], member }) => {
      if (first && ENDS.test(name) && isGiven(first, uses)) return true;
      return member !== undefined && ENDS_ITSELF.test(name) && uses.includes(member.object.start);
    });
  }

  /** Whether an object is changed that comes from outside of a function, or of its body: by a parameter, too. */
  areShared(held: readonly Held[], fn: FunctionId, part: 'span' | 'body' = 'span'): boolean {
    const own = this.graph.program.fn(fn)[part];
    // Fields of `this` are compared one by one, as state.
    return held.some(
      ({ local, changes, isList }) => changes && !isList && !isReceiver(local) && !isWithin(at(local.declared), own),
    );
  }

  /** The loops around a call, for which nobody waits in each round. */
  // Matches: for (const name of names) { options.name = name; tasks.push(load(options)); }
  roundsOf({ call, caller }: Edge): readonly Span[] {
    const { span } = this.graph.program.call(call);
    return this.listsOf(caller).flatMap(({ items }) =>
      items.filter((item) => item.repeats !== undefined && isWithin(span, item.span)).map((item) => item.span),
    );
  }

  // Matches: finish(host), where finish(host) { host.done = true; }
  private isChangedBy({ uses }: LocalFacts, fn: FunctionId, spans: readonly Span[]): boolean {
    const { program, targets } = this.graph;
    return program.callsIn(fn).some(({ index, args, span }) => {
      const place = args.findIndex((arg) => isGiven(arg, uses));
      if (place < 0 || !spans.some((one) => isWithin(span, one))) return false;
      return [...(targets.get(callId(pathOf(fn), index)) ?? [])].some((callee) => this.changes(callee, place));
    });
  }

  /** Whether a function changes what it gets. */
  private changes(fn: FunctionId, index: number): boolean {
    const { span, params } = this.graph.program.fn(fn);
    const { locals } = this.graph.program.fileOf(fn);
    return locals.some(
      ({ name, declared, changes }) => name === params[index] && isWithin(at(declared), span) && changes.length > 0,
    );
  }

  /** The innermost statement: what it assigns is assigned behind the waits in it. */
  // Matches: user.name = await load()
  private statementAround(fn: FunctionId, at: number): Span {
    const around = this.listsOf(fn).flatMap(({ items }) =>
      items.filter(({ span }) => at >= span.start && at < span.end),
    );
    const { body } = this.graph.program.fn(fn);
    return around.reduce((inner, { span }) => (isWithin(span, inner) ? span : inner), body);
  }

  private listsOf(fn: FunctionId) {
    const { index } = this.graph.program.fn(fn);
    return this.graph.program.fileOf(fn).statements.filter((list) => list.fn === index);
  }
}

function isGiven({ kind, span }: ArgumentFacts, uses: readonly number[]): boolean {
  return kind !== 'function' && uses.some((at) => at >= span.start && at < span.end);
}

function at(offset: number): Span {
  return { start: offset, end: offset };
}

function isIn({ start, end }: Span, at: number): boolean {
  return at >= start && at <= end;
}
