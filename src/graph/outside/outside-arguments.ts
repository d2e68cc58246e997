import { ANY_FIELD } from '../../language/fields';
import { optionFunctionsOf } from '../../language/option-functions';
import { callId, type Program } from '../../program';
import type { CallId, FunctionId, Handed, Use } from '../../types';
import { lendsSelf } from '../points-to/built-ins';
import type { Escapes } from './escapes';
import { CallbackFlow, receiverNode, type Receiver } from './callback-flow';
import type { HeldFunctions } from './held-functions';
import { lendElements, lendToListener, letOut } from './lent-values';
import type { Links } from '../linking/links';
import { NumberLists } from '../points-to/number-lists';
import type { Solver } from '../points-to/solve';
import { isOutside } from '../points-to/values';
import { only, SharedValues } from './shared-values';
import { EVERY, heldRow, INHERITED, isFollowed, MAKER, rowAt } from './row-fields';
import { UnnamedOptions } from './unnamed-options';
import { whenOutside } from './bound-functions';

/** Uses of an argument that let nobody have it but who has the result. */
const PASSED_ON: ReadonlySet<Use['kind']> = new Set(['identity', 'promisify', 'each', 'settled']);

type Handler = Extract<Use, { kind: 'handler' }>;

/** Follows what the project passes to outside code: functions to be called back, and objects that may be kept. */
export class OutsideArguments {
  readonly handed: Handed[] = [];
  private readonly shares: SharedValues;
  private readonly callbackFlow: CallbackFlow;
  private readonly unnamed: UnnamedOptions;
  /** By receiver, the values that it got. */
  private readonly received = new NumberLists();
  private receivers = 0;

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
    private readonly escapes: Escapes,
    private readonly held: HeldFunctions,
  ) {
    this.shares = new SharedValues(program, solver, links);
    this.callbackFlow = new CallbackFlow(program, solver, links, escapes);
    this.unnamed = new UnnamedOptions(solver, links, {
      fn: (receiver, fn) => {
        this.hand(receiver, fn, { kind: 'unknown' });
        this.callbackFlow.feed({ ...receiver, use: { kind: 'unknown' } }, fn);
      },
      instance: (receiver, value) => letOut(escapes, receiver, value),
    });
  }

  /** Hands whatever reaches a node to a receiver. */
  give(receiver: Receiver, node: number): void {
    const { use, call } = receiver;
    if (use.kind === 'keep' && call.receiverNode >= 0) this.callbackFlow.keep(receiver, node);
    // Matches: _.filter(handlers, isOn) – the result has, or is, what the list had
    if (use.kind === 'each' && use.of === 'argument' && receiver.index === 0)
      this.callbackFlow.keepElements(receiver, node, use.method);
    const seen = this.receivers++;
    this.solver.listen(node, (value) => this.receive(receiver, value, seen));
  }

  /** Hands the functions in options to a receiver that nothing is known of. */
  giveOptions(receiver: Receiver, node: number): void {
    this.solver.listen(node, (value) => this.unnamed.receive(receiver, value, []));
  }

  // Matches: plugin.start.call(room), plugin.start.bind(room), where the plug-in may call whatever a room has
  giveSelf(receiver: Receiver): void {
    const { use, call, file } = receiver;
    if (use.kind !== 'unknown' || call.receiverNode < 0 || !lendsSelf(call)) return;
    if (call.name !== 'bind') return this.give(receiver, receiverNode(this.links, receiver));
    const [self] = call.args;
    if (self)
      whenOutside(this.solver, receiverNode(this.links, receiver), () =>
        this.give(receiver, this.links.node(file.path, self.node)),
      );
  }

  /** `seen` is the list of the values that this receiver already got: a list can contain itself. */
  private receive(receiver: Receiver, value: number, seen: number): void {
    if (!this.received.add(seen, value)) return;
    const use = receiver.use.kind === 'handler' ? { ...receiver.use, row: rowAt(receiver.use.row, '') } : receiver.use;
    // Matches: await once(this, 'loaded')
    if (use.kind === 'listens') return lendToListener(this.escapes, this.solver, value);
    const known = this.solver.values.get(value);
    if (known.kind === 'external' && known.holds !== undefined) return this.receiveWrapped(receiver, known.holds);
    // Matches: metrics.watch(new EventEmitter())
    if (isOutside(known)) return this.receiveOutside(receiver, value);
    if (known.kind !== 'function') {
      // Matches: graphqlHTTP({ schema, context: { books: new Books() } })
      if (known.kind === 'object' && receiver.shared !== undefined)
        this.shares.of(only(this.solver, value), receiver.shared);
      return this.receiveObject(receiver, value, seen);
    }
    if (['keep', 'identity', 'promisify'].includes(use.kind) || receiver.looks === 'only') return;
    const makes = use.kind === 'handler' ? use.row.makes : undefined;
    this.hand(receiver, known.fn, use.kind === 'handler' && makes ? { ...use, row: MAKER } : use);
    // The caller of the resulting function decides on the arguments.
    if (use.kind === 'delegate') return;
    this.callbackFlow.feed(receiver, known.fn);
    if (receiver.shared !== undefined) this.shares.of(this.shares.resultOf(known.fn), receiver.shared);
    if (use.kind === 'handler' && makes) this.receiveMade({ ...receiver, use }, known.fn, makes);
    // Matches: graphqlHTTP(async (req) => ({ schema, rootValue }))
    else if (use.kind === 'handler' && use.row.perRequest) this.receiveMade({ ...receiver, use }, known.fn, ['']);
  }

  private receiveOutside(receiver: Receiver, value: number): void {
    if (!PASSED_ON.has(receiver.use.kind)) return this.escapes.departures.leave(value);
    lendElements(this.solver, this.links, receiver, value, (lent) => letOut(this.escapes, receiver, lent));
  }

  // Matches: app.get('/notes', wrap(async (req, res) => { … })), where nothing is known of `wrap`, which calls what it was given
  private receiveWrapped(receiver: Receiver, site: CallId): void {
    const { use, index, call } = receiver;
    if (use.kind !== 'handler') return;
    this.held.listen(site, ({ fn, isOption }) => {
      const row = heldRow(use.row, this.program.fn(fn), isOption, index === call.args.length - 1);
      this.hand(receiver, fn, { ...use, row });
      this.callbackFlow.feed(receiver, fn);
    });
  }

  private hand({ file, call, path, index, step }: Receiver, fn: FunctionId, use: Use): void {
    const named = step && (() => this.held.parts.nameOf(step));
    this.handed.push({ fn, call: callId(file.path, call.index), use, path, index, named });
  }

  // Matches: server.auth.scheme('key', () => ({ authenticate(request, h) {} }))
  private receiveMade(receiver: Receiver & { use: Handler }, id: FunctionId, makes: readonly string[]): void {
    const { use } = receiver;
    const made = { ...receiver, use: { ...use, row: { ...use.row, makes: undefined, perRequest: undefined } } };
    const seen = this.receivers++;
    this.solver.listen(this.shares.resultOf(id), (value) => {
      for (const field of makes) this.receiveField(made, value, field, seen);
    });
  }

  /** Arrays of handlers are handlers; any other object may be kept and used at will. */
  private receiveObject(receiver: Receiver, value: number, seen: number): void {
    const { kind } = receiver.use;
    if (kind === 'keep' || kind === 'identity' || kind === 'promisify' || kind === 'each' || kind === 'settled') return;
    if (kind === 'tasks') return this.receiveTasks(receiver, receiver.use, value, seen);
    if (receiver.use.kind !== 'handler') {
      for (const path of optionFunctionsOf(receiver.path, receiver.call.text, receiver.index))
        this.receiveField(receiver, value, path, seen);
      return letOut(this.escapes, receiver, value);
    }
    const { fields = [], shares = {} } = receiver.use.row;
    for (const path of fields) {
      const use = { ...receiver.use, row: rowAt(receiver.use.row, path) };
      this.receiveField({ ...receiver, use, shared: shares[path], isField: true }, value, path, seen);
    }
    if (!receiver.isField && !isFollowed(receiver.use.row))
      this.unnamed.receive(receiver, value, this.shares.inOptions(value, receiver.use.row));
    this.solver.listen(this.solver.fieldNode(value, ANY_FIELD), (element) => this.receive(receiver, element, seen));
  }

  // Matches: async.parallel({ user: loadUser, log: ['user', write] }, done)
  private receiveTasks(receiver: Receiver, { at }: { at: number }, value: number, seen: number): void {
    if (receiver.index === at)
      this.solver.listen(this.solver.wholeNode(value), (inner) => this.receive(receiver, inner, seen));
  }

  // Matches: server.route({ method: 'GET', path: '/', handler: show })
  private receiveField(receiver: Receiver, value: number, path: string, seen: number): void {
    if (path === '') return this.receive(receiver, value, seen);
    let node = only(this.solver, value);
    for (const field of path.split('.')) {
      this.solver.listen(node, (holder) => this.escapes.departures.lend(holder));
      if (field === EVERY || field === INHERITED) {
        const all = field === INHERITED ? { ...receiver, inherits: true as const } : receiver;
        if (path === field) return this.receiveHeld(all, value, seen);
        return this.solver.listen(node, (inner) => this.receiveAll(all, inner, seen));
      }
      const above = node;
      this.solver.load((node = this.solver.nodes(1)), above, field);
    }
    this.solver.listen(node, (inner) => this.receive(receiver, inner, seen));
  }

  private receiveAll(receiver: Receiver, value: number, seen: number): void {
    if (this.solver.values.get(value).kind !== 'object') return this.receive(receiver, value, seen);
    if (!this.received.add(seen, value)) return;
    this.receiveHeld(receiver, value, seen);
  }

  /** A class is instantiated; a receiver of every function takes none of its methods. */
  private receiveHeld(receiver: Receiver, value: number, seen: number): void {
    if (this.solver.values.get(value).kind === 'class') return;
    this.escapes.departures.lend(value);
    this.held.parts.listen(value, receiver.step, (inner, step) => {
      if (!this.received.has(seen, inner)) this.receiveAll({ ...receiver, step }, inner, seen);
    });
    if (receiver.inherits)
      this.solver.listen(this.solver.prototypeNode(value), (above) => this.receiveAll(receiver, above, seen));
  }
}
