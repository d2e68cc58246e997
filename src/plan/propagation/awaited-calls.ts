import { callId, functionId, pathOf } from '../../program';
import type {
  Access,
  ArgumentFacts,
  CallFacts,
  CallGraph,
  CallId,
  Edge,
  FileFacts,
  FunctionId,
  Position,
  Span,
} from '../../types';
import { GIVES_FIRST, isAnswer, isAtOnce, promptMethods } from '../../language/at-once';
import { ANY_FIELD } from '../../language/fields';
import { fieldOfRoot } from '../../language/state-parts';
import { isMet } from '../barriers/barriers';
import { entriesOf } from '../graph-index';
import { fieldsAt } from '../copies';
import { isOwnObject } from './folds';

/** Combinators of promises, which wait only for what they are given. */
const COMBINES = /^Promise\.(?:all|allSettled|race|any)$/;

/** Methods that return a promise for the result of their callback. */
export const CONTINUES = /^(?:then|catch|finally)$/;

/** Whether a call continues a promise. */
// Matches: load().then(show)
export function isLink({ name, member }: CallFacts): boolean {
  return member !== undefined && CONTINUES.test(name);
}

/** Whether a function is what makes a promise. */
// Matches: (resolve) => setTimeout(resolve, 100) of new Promise((resolve) => setTimeout(resolve, 100))
export function isExecutor({ program }: CallGraph, id: FunctionId): boolean {
  const { argumentOf } = program.fn(id);
  const call = argumentOf && program.call(callId(pathOf(id), argumentOf.call));
  return call?.isNew === true && call.name === 'Promise';
}

/** Tells which calls an `await` waits for, through promises that are combined, chained or made on the way. */
export class AwaitedCalls {
  private readonly blocking: ReadonlySet<CallId>;
  /** Methods of the packages of the program that only seem to wait. */
  private readonly prompt: ReadonlySet<string>;

  constructor(private readonly graph: CallGraph) {
    const files = [...graph.program.all];
    this.prompt = promptMethods(files.flatMap(({ imports }) => imports.map(({ request }) => request)));
    // Matches: find(name).then(fs.readFileSync), which continues a promise
    this.blocking = new Set(graph.blocking.filter(({ handed }) => !handed).map(({ id }) => id));
  }

  /** Whether the result of a call may be a promise. */
  static mayPromise({ name, text, isNew }: CallFacts): boolean {
    return isNew ? name === 'Promise' : !isAtOnce(name, text);
  }

  /** The same for a call of code outside, in a function; what gives back its argument is judged by that. */
  // Matches: Object.assign(new Plugin(name), options)
  mayPromiseIn(id: FunctionId, call: CallFacts): boolean {
    if (this.readsBody(id, call)) return true;
    if (!AwaitedCalls.mayPromise(call) || this.isBorrowed(id, call) || isNext(this.graph, id, call.text)) return false;
    if (isOfCollection(this.graph.program.fileOf(id), call) || this.isOfBuiltIn(id, call)) return false;
    const [first] = GIVES_FIRST.test(call.text) ? call.args : [];
    const made = first && this.madeAt(id, first);
    if (!first) return true;
    return made ? this.mayPromiseIn(id, made) : !isOwnObject(this.graph, callId(pathOf(id), call.index), first);
  }

  /** Whether it is a method of a list, a set or a map of the program that gives its receiver, or tells what was there. */
  // Matches: seats.add(seat), where const seats = new Set()
  private isOfBuiltIn(id: FunctionId, { index, name, receiverNode }: CallFacts): boolean {
    if (!GIVES_NO_ELEMENT.test(name) || receiverNode < 0) return false;
    const { lists, externals } = this.graph.valuesOf(callId(pathOf(id), index), receiverNode);
    return lists && externals.length === 0;
  }

  /** Whether it is the method of a response that was asked for, and not that of one that answers a request. */
  // Matches: fetch(url).then((response) => response.json())
  private readsBody(id: FunctionId, { text }: CallFacts): boolean {
    const handed = this.graph.callbacks.get(id) ?? [];
    return text === `${this.graph.program.fn(id).params[0]}.json` && handed.some(({ use }) => use.kind === 'settled');
  }

  /** Whether it is a method of a response under another name. */
  // Matches: const end = res.end; … end.call(res, chunk); const send = res.json.bind(res); … send(body)
  private isBorrowed(id: FunctionId, { calleeNode }: CallFacts): boolean {
    const fields = fieldsAt(this.graph.program.fileOf(id), calleeNode);
    return fields.length > 0 && fields.every(isAnswer);
  }

  /** The calls of the project that an await waits for; undefined where it waits for something else. */
  awaitedAt(id: FunctionId, end: number): readonly CallId[] | undefined {
    const call = this.endingAt(id, end);
    return call && this.partsOf(id, call);
  }

  /** The call that an await, or a `for await`, waits for, where it is one. */
  endingAt(id: FunctionId, end: number): CallFacts | undefined {
    const isAwaited = ({ awaited, iterated }: Position): boolean => awaited || iterated?.kind === 'either';
    return this.graph.program.callsIn(id).find(({ span, position }) => span.end === end && isAwaited(position));
  }

  /** The calls of the project that settle the result of a call; undefined if something else does. */
  // Matches: load(), fs.readFileSync(file), Promise.all([load(), save()]), Promise.all(names.map(load)), load().then(show)
  partsOf(id: FunctionId, call: CallFacts): readonly CallId[] | undefined {
    const self = callId(pathOf(id), call.index);
    if (this.blocking.has(self)) return [self];
    if (CONTINUES.test(call.name) && call.member) return this.joined([self], [this.at(id, call.member.object)], id);
    if (call.isNew && call.name === 'Promise') return this.isMadeAtOnce(id, call) ? [self] : undefined;
    const given = call.args.flatMap((arg) => arg.elements ?? [arg]).map((arg) => this.madeAt(id, arg));
    if (call.text === 'Promise.resolve')
      return this.joined(
        [],
        given.filter((one) => one && AwaitedCalls.mayPromise(one)),
        id,
      );
    if (COMBINES.test(call.text)) return this.joined([], given, id);
    if (this.prompt.has(call.name) && this.edgesOf(self).length === 0) return [];
    return this.isInSight(self) ? [self] : undefined;
  }

  // Matches: new Promise((resolve, reject) => { …; resolve(value); }), and not: (resolve) => setTimeout(resolve, 100)
  private isMadeAtOnce(id: FunctionId, { index, span }: CallFacts): boolean {
    const file = this.graph.program.fileOf(id);
    const executor = file.functions.find(({ argumentOf }) => argumentOf?.call === index);
    if (!executor) return false;
    const settles = (text: string): boolean => executor.params.includes(text);
    const inside = file.calls.filter((call) => call.span.start > span.start && call.span.end < span.end);
    const settling = inside.filter((call) => settles(call.text) || call.args.some((arg) => settles(arg.text)));
    return settling.length > 0 && settling.every((call) => call.fn === executor.index && settles(call.text));
  }

  private joined(own: readonly CallId[], given: readonly (CallFacts | undefined)[], id: FunctionId) {
    const parts = given.map((call) => call && this.partsOf(id, call));
    return parts.every((part) => part !== undefined) ? [...own, ...parts.flat()] : undefined;
  }

  /** The call that makes an argument, there or where the variable was declared that it is. */
  // Matches: Promise.all(names.map(load)); const all = names.map(load); … Promise.all(all)
  private madeAt(id: FunctionId, { span, text }: ArgumentFacts): CallFacts | undefined {
    const { index } = this.graph.program.fn(id);
    const { keeps, locals, calls } = this.graph.program.fileOf(id);
    const local = locals.find((one) => one.name === text && span.start >= one.first && span.start <= one.last);
    const kept = keeps.filter(({ fn, until }) => fn === index && until === span.start);
    const isConstant = local && kept.length === 1 && local.writes.length + local.changes.length === 0;
    const made = isConstant ? calls.find((call) => call.index === kept[0].call) : undefined;
    return made ?? this.at(id, span);
  }

  /** The call at a span of a function. */
  at(id: FunctionId, { start, end }: Span): CallFacts | undefined {
    return this.graph.program.callsIn(id).find(({ span }) => span.start === start && span.end === end);
  }

  /** Only functions of the project are called, before the call returns. */
  private isInSight(call: CallId): boolean {
    const edges = this.edgesOf(call);
    // What is not known may be anything, but where something of the project is called it is mostly that.
    const isOutside = [...(this.graph.outside.get(call) ?? [])].some((path) => path !== UNKNOWN);
    return edges.length > 0 && edges.every((edge) => (edge.kind === 'callback' ? isMet(this.graph, edge) : !isOutside));
  }

  /** The edges of a call, directly or through a method such as `map`. */
  edgesOf(call: CallId): readonly Edge[] {
    const edges = this.graph.from.get(this.graph.program.callerOf(call)) ?? [];
    return edges.filter((edge) => edge.call === call);
  }
}

/** A value of unknown origin. */
const UNKNOWN = '?';

/** Frameworks whose `next` gives nothing, whatever the handlers further down do. */
const GIVES_NOTHING = /^(?:express|connect)$/;

/** Whether a call in a function passes control on in such a framework. */
// Matches: next(error) of (req, res, next) => load(name, (error, text) => { if (error) return next(error); … })
function isNext(graph: CallGraph, id: FunctionId, text: string): boolean {
  const { functions } = graph.program.fileOf(id);
  let fn = graph.program.fn(id);
  while (!fn.params.includes(text) && fn.parent > 0) fn = functions[fn.parent];
  const at = fn.params.indexOf(text);
  const entries = at < 2 ? [] : entriesOf(graph, functionId(pathOf(id), fn.index));
  return entries.length > 0 && entries.every(({ framework, guessed }) => GIVES_NOTHING.test(framework) && !guessed);
}

/** Whether a method of a collection is called that the class of `this` extends. */
// Matches: super.set(id, room), of class Rooms extends Map
function isOfCollection({ accesses }: FileFacts, { span, text }: CallFacts): boolean {
  const isChange = ({ at, root }: Access): boolean => at === span.start && fieldOfRoot(root)?.field === ANY_FIELD;
  return OF_SELF.test(text) && accesses.some(isChange);
}

/** Methods of collections that give none of the elements, one of which may be a promise. */
const GIVES_NO_ELEMENT = /^(?:add|set|has|delete|clear)$/;

const OF_SELF = /^(?:this|super)\.\w+$/;
