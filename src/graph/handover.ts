import { ANY_FIELD, ELEMENTS, OWN_FIELDS } from '../language/fields';
import { callId, pathOf, type Program } from '../program';
import type { CallFacts, CallId, FileFacts, FunctionId, Handed, HandlerRow, Use } from '../types';
import { lendsSelf } from './built-ins';
import type { Escapes } from './escapes';
import type { Links } from './link';
import type { Solver } from './solve';
import { isOutside, UNKNOWN } from './values';

/** Every function of an object, at any depth. */
const EVERY = '**';
const WHOLE_RESULT = new Set(['reduce', 'reduceRight', 'flatMap']);
const ELEMENT_RESULT = new Set(['map', 'flatMap', 'from']);

/** What makes handlers is called while the server starts, and its result is used at once. */
const MAKER: HandlerRow = { on: [], methods: [], context: 'startup_path', sync: 'framework-sync' };

type Handler = Extract<Use, { kind: 'handler' }>;

/** A position in a call of something outside: what stands there is used in a known way. */
export interface Receiver {
  readonly file: FileFacts;
  readonly call: CallFacts;
  readonly index: number;
  readonly use: Use;
  readonly path: string;
  /** Where in a map of handlers it stands: `Query.notes`. */
  readonly named?: string;
  /** See HandlerRow of `shares`. */
  readonly shared?: string;
  /** What tells the values that a handler is given here from others, where the call alone does not. */
  readonly site?: CallId;
  /** It looks at what objects are, and calls nothing that they have; or `only` looks, and calls no function either. */
  readonly looks?: 'only' | 'objects';
}

/** Follows what the project gives to code outside: functions that will be called back, and objects that may be kept. */
export class Handover {
  readonly handed: Handed[] = [];
  private readonly unknown: number;

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
    private readonly escapes: Escapes,
  ) {
    this.unknown = solver.values.external(UNKNOWN);
  }

  /** Gives whatever reaches a node to a receiver. */
  give(receiver: Receiver, node: number): void {
    const { use, call } = receiver;
    if (use.kind === 'keep' && call.receiverNode >= 0) this.solver.store(this.receiverNode(receiver), ANY_FIELD, node);
    // Matches: _.filter(handlers, isOn) – the result has, or is, what the list had
    if (use.kind === 'each' && use.of === 'argument' && receiver.index === 0) this.keepElements(receiver, node);
    const seen = new Set<number>();
    this.solver.listen(node, (value) => this.receive(receiver, value, seen));
  }

  // Matches: plugin.start.call(room), plugin.start.bind(room), where the plug-in may call whatever a room has
  giveSelf(receiver: Receiver): void {
    const { use, call, file } = receiver;
    if (use.kind !== 'unknown' || call.receiverNode < 0 || !lendsSelf(call)) return;
    if (call.name !== 'bind') return this.give(receiver, this.receiverNode(receiver));
    const [self] = call.args;
    if (self)
      this.whenOutside(this.receiverNode(receiver), () => this.give(receiver, this.links.node(file.path, self.node)));
  }

  /** Once something from outside gets to a node. */
  private whenOutside(node: number, then: () => void): void {
    let isDone = false;
    this.solver.listen(node, (value) => {
      if (isDone || this.solver.values.get(value).kind !== 'external') return;
      isDone = true;
      then();
    });
  }

  // Matches: server.decorate('store', store)
  keep(file: FileFacts, call: CallFacts, at: number): void {
    const [name, held] = call.args.slice(at);
    if (call.receiverNode < 0 || !held) return;
    const [receiver, value] = [call.receiverNode, held.node].map((node) => this.links.node(file.path, node));
    this.solver.store(receiver, name.value ?? ANY_FIELD, value);
  }

  /** `seen` are the values this receiver got: a list can hold itself. */
  private receive(receiver: Receiver, value: number, seen: Set<number>): void {
    if (seen.has(value)) return;
    seen.add(value);
    const { file, call, index, use, path, named, looks } = receiver;
    const known = this.solver.values.get(value);
    if (isOutside(known)) return;
    if (known.kind !== 'function') return this.receiveObject(receiver, value, seen);
    if (use.kind === 'keep' || use.kind === 'identity' || use.kind === 'promisify' || looks === 'only') return;
    const makes = use.kind === 'handler' ? use.row.makes : undefined;
    const handed = use.kind === 'handler' && makes ? { ...use, row: MAKER } : use;
    this.handed.push({ fn: known.fn, call: callId(file.path, call.index), use: handed, path, index, named });
    this.feed(receiver, known.fn);
    if (receiver.shared !== undefined) this.share(known.fn, receiver.shared);
    if (use.kind === 'handler' && makes) this.receiveMade({ ...receiver, use }, known.fn, makes);
  }

  /** All things of unknown origin share their fields. */
  private share(id: FunctionId, name: string): void {
    const anything = this.solver.nodes(1);
    this.solver.add(anything, this.unknown);
    const result = this.links.node(pathOf(id), this.program.fn(id).resultNode);
    if (name === EVERY) this.solver.merge(anything, result);
    else this.solver.store(anything, name, result);
  }

  // Matches: server.auth.scheme('key', () => ({ authenticate(request, h) {} }))
  private receiveMade(receiver: Receiver & { use: Handler }, id: FunctionId, makes: readonly string[]): void {
    const { use } = receiver;
    const made = { ...receiver, use: { ...use, row: { ...use.row, makes: undefined } } };
    const result = this.links.node(pathOf(id), this.program.fn(id).resultNode);
    const seen = new Set<number>();
    this.solver.listen(result, (value) => {
      for (const field of makes) this.receiveField(made, value, field, seen);
    });
  }

  /** Arrays of handlers are handlers; any other object may be kept and used at will. */
  private receiveObject(receiver: Receiver, value: number, seen: Set<number>): void {
    const { kind } = receiver.use;
    if (kind === 'keep' || kind === 'identity' || kind === 'promisify' || kind === 'each' || kind === 'settled') return;
    if (kind === 'tasks') return this.receiveTasks(receiver, receiver.use, value, seen);
    if (receiver.use.kind !== 'handler') return this.letOut(receiver, value);
    const { fields = [], shares = {} } = receiver.use.row;
    for (const path of fields) {
      const use = { ...receiver.use, row: rowAt(receiver.use.row, path) };
      this.receiveField({ ...receiver, use, shared: shares[path] }, value, path, seen);
    }
    this.solver.listen(this.solver.fieldNode(value, ANY_FIELD), (element) => this.receive(receiver, element, seen));
  }

  private letOut({ file, call, looks }: Receiver, value: number): void {
    const where = `${file.path}:${call.line}`;
    if (looks) this.escapes.show(value, where);
    else this.escapes.hide(value, where);
  }

  // Matches: async.parallel({ user: loadUser, log: ['user', write] }, done)
  private receiveTasks(receiver: Receiver, { at }: { at: number }, value: number, seen: Set<number>): void {
    if (receiver.index !== at) return;
    this.solver.listen(this.solver.wholeNode(value), (inner) => this.receive(receiver, inner, seen));
  }

  // Matches: server.route({ method: 'GET', path: '/', handler: show })
  private receiveField(receiver: Receiver, value: number, path: string, seen: Set<number>): void {
    if (path === '') return this.receive(receiver, value, seen);
    let node = this.solver.nodes(1);
    this.solver.add(node, value);
    for (const field of path.split('.')) {
      if (field === EVERY && path === EVERY) return this.receiveHeld(receiver, value, seen);
      if (field === EVERY) return this.solver.listen(node, (inner) => this.receiveAll(receiver, inner, seen));
      const held = this.solver.nodes(1);
      this.solver.load(held, node, field);
      node = held;
    }
    this.solver.listen(node, (inner) => this.receive(receiver, inner, seen));
  }

  private receiveAll(receiver: Receiver, value: number, seen: Set<number>): void {
    if (this.solver.values.get(value).kind !== 'object') return this.receive(receiver, value, seen);
    if (seen.has(value)) return;
    seen.add(value);
    this.receiveHeld(receiver, value, seen);
  }

  /** A class is made instances of: who takes every function there is takes none of its methods. */
  private receiveHeld(receiver: Receiver, value: number, seen: Set<number>): void {
    if (this.solver.values.get(value).kind === 'class') return;
    this.solver.listenFields(value, (field, node) => {
      const named = field === ANY_FIELD ? receiver.named : [receiver.named ?? [], field].flat().join('.');
      this.solver.listen(node, (inner) => this.receiveAll({ ...receiver, named }, inner, seen));
    });
  }

  /** Lets values flow into the parameters of a function that is called from outside, and out of its result. */
  private feed(receiver: Receiver, id: FunctionId): void {
    const fn = this.program.fn(id);
    const at = (local: number): number => this.links.node(pathOf(id), local);
    const gives = receiver.use.kind === 'handler' ? receiver.use.row.gives : undefined;
    const { site = callId(receiver.file.path, receiver.call.index) } = receiver;
    fn.paramNodes.forEach((param, index) =>
      this.solver.add(at(param), gives?.[index] ? this.solver.values.external(gives[index], site) : this.unknown),
    );
    if (receiver.call.receiverNode >= 0 || receiver.use.kind === 'each' || receiver.use.kind === 'tasks')
      this.feedElements(receiver, fn.paramNodes.map(at));
    const { kind } = receiver.use;
    if (kind === 'each' && receiver.use.method.startsWith('reduce') && fn.paramNodes.length > 0)
      this.feedAccumulator(receiver, at(fn.paramNodes[0]), at(fn.resultNode));
    if (kind === 'each' || kind === 'settled') this.keepResult(receiver, at(fn.resultNode));
    else if (kind === 'unknown') this.escapes.hideAll(at(fn.resultNode), `${receiver.file.path}:${receiver.call.line}`);
  }

  // Matches: names.reduce((map, name) => map.set(name, load(name)), new Map())
  private feedAccumulator({ file, call, index }: Receiver, param: number, result: number): void {
    this.solver.copy(param, result);
    const start = call.args.at(index + 1);
    if (!start) return;
    this.solver.copy(param, this.links.node(file.path, start.node));
    this.solver.copy(this.links.node(file.path, call.resultNode), this.links.node(file.path, start.node));
  }

  private keepElements({ file, call }: Receiver, list: number): void {
    const result = this.links.node(file.path, call.resultNode);
    this.solver.copy(result, list);
    this.solver.load(result, list, OWN_FIELDS);
  }

  private feedElements(receiver: Receiver, params: readonly number[]): void {
    if (receiver.use.kind === 'settled' && params.length > 0) this.solver.copy(params[0], this.receiverNode(receiver));
    const { use, file, call } = receiver;
    if (use.kind === 'tasks') return this.feedTask(receiver, use, params);
    if (use.kind !== 'each' || (use.of === 'receiver' && call.receiverNode < 0)) return;
    const elements = this.solver.nodes(1);
    const list = use.of === 'argument' ? this.links.node(file.path, call.args[0].node) : this.receiverNode(receiver);
    // Functions of libraries go through objects, too.
    this.solver.load(elements, list, use.of === 'argument' ? OWN_FIELDS : ELEMENTS);
    for (const param of params.slice(0, 2)) this.solver.copy(param, elements);
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

  /** What callbacks return is the result (`reduce`, `then`), or what the resulting array holds (`map`), or only a yes or no. */
  private keepResult({ file, call, use }: Receiver, result: number): void {
    const node = this.links.node(file.path, call.resultNode);
    const method = use.kind === 'each' ? use.method : '';
    if (use.kind === 'settled' || WHOLE_RESULT.has(method)) this.solver.copy(node, result);
    if (!ELEMENT_RESULT.has(method)) return;
    const list = this.solver.values.add({ kind: 'object', list: true });
    this.solver.copy(this.solver.fieldNode(list, ANY_FIELD), result);
    this.solver.add(node, list);
  }

  private receiverNode({ file, call }: Receiver): number {
    return this.links.node(file.path, call.receiverNode);
  }
}

/** The row for the functions in one field of an object of options. */
function rowAt(row: HandlerRow, field: string): HandlerRow {
  if (row.syncFields?.includes(field)) return { ...row, sync: 'framework-sync' };
  return row.startFields?.includes(field) ? { ...row, context: 'startup_path' } : row;
}
