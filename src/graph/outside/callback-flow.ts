import { makesPromise } from '../../language/promise-libraries';
import { ANY_FIELD, ELEMENTS, OWN_FIELDS } from '../../language/fields';
import { callId, pathOf, type Program } from '../../program';
import type { ArgumentFacts, CallFacts, CallId, FileFacts, FunctionId, Use } from '../../types';
import type { Escapes } from './escapes';
import type { Step } from './held-parts';
import { OwnThis } from './own-this';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';
import { isList, isOutside, UNKNOWN, type Value } from '../points-to/values';

/** Methods whose result is that of the callback, or a list of those. */
const WHOLE_RESULT = new Set(['reduce', 'reduceRight', 'flatMap']);
const ELEMENT_RESULT = new Set(['map', 'flatMap', 'from']);

/** What an outside function does with one position of a call. */
export interface Receiver {
  readonly file: FileFacts;
  readonly call: CallFacts;
  readonly index: number;
  readonly use: Use;
  readonly path: string;
  /** Its position in a map of handlers. */
  readonly step?: Step;
  /** It gets what is in a field of options, which are no options themselves. */
  readonly isField?: true;
  /** See HandlerRow of `shares`. */
  readonly shared?: string;
  /** Distinguishes the values that handlers of one call receive, where the call alone does not. */
  readonly site?: CallId;
  /** Methods that an object inherits count as its own. */
  readonly inherits?: true;
  /** It inspects objects without calling their methods; with `only`, it calls no functions either. */
  readonly looks?: 'only' | 'objects';
}

/** The flow node of the receiver of the call. */
export function receiverNode(links: Links, { file, call }: Receiver): number {
  return links.node(file.path, call.receiverNode);
}

/** Adds the flow through functions that outside code calls: into their parameters, and out of their results. */
export class CallbackFlow {
  private readonly unknown: number;
  private readonly ownThis: OwnThis;

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
    private readonly escapes: Escapes,
  ) {
    this.unknown = solver.values.external(UNKNOWN);
    this.ownThis = new OwnThis(solver);
  }

  /** The arguments of a function that outside code calls, and the use of its result. */
  feed(receiver: Receiver, id: FunctionId): void {
    const fn = this.program.fn(id);
    const at = (local: number): number => this.links.node(pathOf(id), local);
    const gives = receiver.use.kind === 'handler' ? receiver.use.row.gives : undefined;
    const { site = callId(receiver.file.path, receiver.call.index) } = receiver;
    const anything = isOfRequest(receiver.use) ? this.solver.values.given() : this.unknown;
    const given = (index: number): number => {
      if (index === 0 && isPromise(receiver)) return this.settling(receiver);
      return gives?.[index] ? this.solver.values.external(gives[index], site) : anything;
    };
    const own = isFold(receiver) ? 0 : -1;
    if (!this.takesListed(receiver))
      fn.paramNodes.forEach((param, index) => index === own || this.solver.add(at(param), given(index)));
    if (receiver.use.kind === 'handler') this.ownThis.bind(receiver.use.row, receiver.file, at(fn.thisNode));
    this.bindGivenSelf(receiver, at(fn.thisNode));
    if (receiver.call.receiverNode >= 0 || receiver.use.kind === 'each' || receiver.use.kind === 'tasks')
      this.feedElements(receiver, fn.paramNodes.map(at));
    const { kind } = receiver.use;
    if (kind === 'each' && receiver.use.method.startsWith('reduce') && fn.paramNodes.length > 0)
      this.feedAccumulator(receiver, at(fn.paramNodes[0]), at(fn.resultNode));
    if (kind === 'each' || kind === 'settled') this.keepResult(receiver, at(fn.resultNode));
    else if (kind === 'unknown') this.escapes.hideAll(at(fn.resultNode), `${receiver.file.path}:${receiver.call.line}`);
  }

  /** Whether a list of the program calls the function, and nothing else does: it gets what is in there. */
  // Matches: rooms.forEach((room) => room.close())
  private takesListed(receiver: Receiver): boolean {
    const { use, call } = receiver;
    if (use.kind !== 'each' || use.of !== 'receiver' || call.receiverNode < 0) return false;
    const lists = this.solver.valuesAt(receiverNode(this.links, receiver));
    return lists.length > 0 && lists.every((value) => hasOnlyOurs(this.solver.values.get(value)));
  }

  private settling({ file, call }: Receiver): number {
    return this.solver.values.settling(this.links.node(file.path, call.resultNode));
  }

  /** Methods of lists take what is `this` in the callback behind it. */
  // Matches: names.map(function (name) { return this.load(name); }, this), _.each(names, visit, store)
  private bindGivenSelf({ file, call, index, use }: Receiver, node: number): void {
    const self = use.kind === 'each' && !use.method.startsWith('reduce') ? call.args[index + 1] : undefined;
    if (self) this.solver.copy(node, this.links.node(file.path, self.node));
  }

  // Matches: names.reduce((map, name) => map.set(name, load(name)), new Map())
  private feedAccumulator({ file, call, index }: Receiver, param: number, result: number): void {
    this.solver.copy(param, result);
    const start = call.args.at(index + 1);
    if (!start) return;
    this.solver.copy(param, this.links.node(file.path, start.node));
    this.solver.copy(this.links.node(file.path, call.resultNode), this.links.node(file.path, start.node));
  }

  /** Keeps what a call is given in its receiver; what is not known of a key says nothing of what is kept under it. */
  // Matches: rooms.set(req.params.id, new Room())
  keep(receiver: Receiver, node: number): void {
    const { call, index } = receiver;
    const isKey = call.name === 'set' && index === 0 && call.args.length > 1;
    const kept = isKey ? this.solver.nodes(1) : node;
    if (isKey)
      this.solver.listen(node, (value) => {
        if (!isOutside(this.solver.values.get(value))) this.solver.add(kept, value);
      });
    this.solver.store(receiverNode(this.links, receiver), ANY_FIELD, kept);
  }

  /** A list of elements of the given one, or that itself: `_.filter(handlers, isOn)`. */
  keepElements({ file, call }: Receiver, list: number, method: string): void {
    if (makesElements(method, call.args[1])) return;
    const result = this.links.node(file.path, call.resultNode);
    this.solver.copy(result, list);
    this.solver.load(result, list, OWN_FIELDS);
  }

  private feedElements(receiver: Receiver, params: readonly number[]): void {
    if (receiver.use.kind === 'settled' && params.length > 0)
      this.solver.copy(params[0], receiverNode(this.links, receiver));
    const { use, file, call } = receiver;
    if (use.kind === 'tasks') return this.feedTask(receiver, use, params);
    if (use.kind !== 'each' || (use.of === 'receiver' && call.receiverNode < 0)) return;
    const elements = this.solver.nodes(1);
    const list =
      use.of === 'argument' ? this.links.node(file.path, call.args[0].node) : receiverNode(this.links, receiver);
    // Functions of libraries also iterate over objects.
    this.solver.load(elements, list, use.of === 'argument' ? OWN_FIELDS : ELEMENTS);
    for (const param of params.slice(isFold(receiver) ? 1 : 0, 2)) this.solver.copy(param, elements);
    // Matches: all of rooms.map((room, index, all) => all.length)
    for (const param of params.slice(2)) this.solver.copy(param, list);
  }

  // Matches: async.eachLimit(names, 4, load, done), async.reduce(names, {}, add, done)
  private feedTask(
    { file, call, index }: Receiver,
    { at, folds }: { at: number; folds: boolean },
    params: readonly number[],
  ): void {
    const element = params[folds ? 1 : 0];
    if (index !== at || at === 0 || element === undefined) return;
    this.solver.load(element, this.links.node(file.path, call.args[0].node), OWN_FIELDS);
    if (folds) this.solver.copy(params[0], this.links.node(file.path, call.args[1].node));
  }

  /** Whether the results of callbacks are the result (`reduce`, `then`), are elements of it (`map`), or only decide. */
  private keepResult({ file, call, use }: Receiver, result: number): void {
    const node = this.links.node(file.path, call.resultNode);
    const method = use.kind === 'each' ? use.method : '';
    if (use.kind === 'settled' || WHOLE_RESULT.has(method)) this.solver.copy(node, result);
    if (!ELEMENT_RESULT.has(method)) return;
    const list = this.solver.values.add({ kind: 'object', list: true });
    this.solver.copy(this.solver.fieldNode(list, ANY_FIELD), result);
    this.solver.add(node, list);
  }
}

/** Whether nothing is in the result of a method but what its callback gives. */
// Matches: _.map(rows, (row) => new Note(row)), and not _.map(rows, 'note')
function makesElements(method: string, callback: ArgumentFacts | undefined): boolean {
  return ELEMENT_RESULT.has(method) && callback?.kind === 'function';
}

/** Whether it has no elements but those of the program. */
function hasOnlyOurs(value: Value): boolean {
  return isList(value) || (value.kind === 'external' && value.isMapped === true);
}

/** Whether what the function gets first is what it gave before, or what the call says. */
// Matches: names.reduce((all, name) => all.concat(load(name)), [])
function isFold({ use, call, index }: Receiver): boolean {
  return use.kind === 'each' && use.method.startsWith('reduce') && call.args.length > index + 1;
}

/** Whether the function is the executor of a promise. */
function isPromise({ path, call, index }: Receiver): boolean {
  return makesPromise(path, call) && index === 0;
}

/** Whether the function is called with what a request brings. */
function isOfRequest(use: Use): boolean {
  return use.kind === 'handler' && (use.row.context ?? 'request_path') === 'request_path';
}
