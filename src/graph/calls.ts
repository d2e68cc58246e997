import type { CallFacts, CallId, FileFacts, FunctionId, Handed, Use } from '../types';
import { SUBLIST_PATHS } from '../language/collections';
import { looksOf } from '../language/expectations';
import { isTestFile } from '../projects/test-files';
import { Arguments } from './arguments';
import { Containers, isFromList } from './containers';
import { Emitters, type Told } from './emitters';
import { Escapes } from './escapes';
import { Handover } from './handover';
import { INHERITS, Instances, type Class } from './instances';
import type { Linker } from './link';
import { takesArgument, type Outside } from './outside';
import { PlugIns, type Mounted } from './plug-ins';
import { callId, pathOf, type Program } from '../program';
import type { Solver } from './solve';
import { isList, UNKNOWN } from './values';

/** What became known of the calls while the constraints were solved. */
export interface CallResults {
  /** Project functions each call can reach. */
  readonly targets: ReadonlyMap<CallId, ReadonlySet<FunctionId>>;
  /** What each call can mean outside of the project. */
  readonly outside: ReadonlyMap<CallId, ReadonlySet<string>>;
  /** Files of the project that were not read, from which what is called comes. */
  readonly unread: ReadonlyMap<CallId, ReadonlySet<string>>;
  readonly handed: readonly Handed[];
  /** Listeners of emitters, with the calls that tell those of an event. */
  readonly told: readonly Told[];
  /** Where what was found in folders is mounted. */
  readonly mounts: ReadonlyMap<CallId, Mounted>;
  /** What got where we cannot see. */
  readonly escapes: Pick<Escapes, 'functions' | 'isHidden'>;
}

/** Methods that put something into a list. */
const GROWS = new Set(['push', 'unshift']);

/** Connects every call with what it can call, and tells which functions leave the project's sight. Files may be added at any time. */
export class CallResolver implements CallResults {
  readonly targets = new Map<CallId, Set<FunctionId>>();
  readonly outside = new Map<CallId, Set<string>>();
  readonly unread = new Map<CallId, Set<string>>();
  readonly escapes: Escapes;
  private readonly handover: Handover;
  private readonly plugIns: PlugIns;
  private readonly args: Arguments;
  private readonly containers: Containers;
  /** By function that is bound to arguments, how many those are. */
  private readonly shifts = new Map<number, Set<number>>();
  private readonly emitters: Emitters;
  private readonly instances: Instances;
  private readonly ids = new Map<CallFacts, CallId>();
  private readonly uses = new Map<CallId, Set<Use | Use['kind']>>();

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Linker,
    private readonly rows: Outside,
  ) {
    this.escapes = new Escapes(program, solver, links);
    this.containers = new Containers(solver);
    this.args = new Arguments(solver, links, this.containers);
    this.emitters = new Emitters(solver, links);
    this.instances = new Instances(solver, links);
    this.handover = new Handover(program, solver, links, this.escapes);
    this.plugIns = new PlugIns(solver, links, rows, this.handover);
    solver.onForeignStore((value) => this.escapes.hide(value));
  }

  get mounts(): ReadonlyMap<CallId, Mounted> {
    return this.plugIns.mounts;
  }

  get told(): readonly Told[] {
    return this.emitters.told;
  }

  get handed(): readonly Handed[] {
    return this.handover.handed;
  }

  /** Files of the program, whose constraints the solver has. */
  add(files: Iterable<FileFacts>): void {
    for (const file of files) this.listenTo(file);
    this.solver.run();
  }

  /** Takes what nothing flowed to for unknown, as it is when no more files are added. */
  finish(): void {
    do while (this.resolveUnknown()) this.solver.run();
    while (this.escapes.reveal());
  }

  private listenTo(file: FileFacts): void {
    for (const flow of file.flow) {
      if (flow[0] === 'escape') this.escapes.hideAll(this.links.node(file.path, flow[1]), `${file.path}`);
      if (flow[0] === 'shift')
        this.solver.listen(this.links.node(file.path, flow[1]), (value) => addTo(this.shifts, value, flow[2]));
    }
    for (const call of file.calls) {
      this.solver.listen(this.links.node(file.path, call.calleeNode), (value) => this.connect(file, call, value));
      if (GROWS.has(call.name) && call.receiverNode >= 0) this.listenToLists(file, call);
    }
  }

  /** What is put into a list is there at once: later, when all is known that calls can mean, there may be no more room. */
  private listenToLists(file: FileFacts, call: CallFacts): void {
    this.solver.listen(this.links.node(file.path, call.receiverNode), (value) => {
      if (isList(this.solver.values.get(value))) this.connectOutside(file, call, UNKNOWN);
    });
  }

  /** Calls to which nothing flowed are calls of something unknown. */
  private resolveUnknown(): boolean {
    let found = false;
    for (const file of this.program.all) {
      for (const call of file.calls) {
        const id = this.idOf(file, call);
        if (this.targets.has(id) || this.outside.has(id)) continue;
        this.connectOutside(file, call, UNKNOWN);
        found = true;
      }
    }
    return found;
  }

  /** Each is asked for with every value that gets to its callee. */
  private idOf(file: FileFacts, call: CallFacts): CallId {
    const known = this.ids.get(call) ?? callId(file.path, call.index);
    this.ids.set(call, known);
    return known;
  }

  private connect(file: FileFacts, call: CallFacts, value: number): void {
    const callee = this.solver.values.get(value);
    switch (callee.kind) {
      case 'function':
        return this.connectFunction(file, call, value, callee.fn);
      case 'class':
        return this.connectClass(file, call, callee, value);
      case 'external':
        return this.connectOutside(file, call, callee.path);
      case 'unread':
        addTo(this.unread, this.idOf(file, call), callee.path);
        this.solver.add(this.links.node(file.path, call.resultNode), value);
        return this.solver.isGrowing ? undefined : this.connectOutside(file, call, UNKNOWN);
      case 'object':
      case 'text':
      case 'nothing':
        return undefined;
    }
  }

  private connectFunction(file: FileFacts, call: CallFacts, value: number, id: FunctionId): void {
    addTo(this.targets, this.idOf(file, call), id);
    const fn = this.program.fn(id);
    const path = this.program.fileOf(id).path;
    const at = (local: number): number => this.links.node(path, local);
    this.args.pass(file, call, fn, path, [0, ...(this.shifts.get(value) ?? [])]);
    if (call.isNew) {
      const instance = this.instances.of(value);
      this.solver.add(at(fn.thisNode), instance);
      this.solver.add(this.links.node(file.path, call.resultNode), instance);
    } else if (call.receiverNode >= 0 && fn.kind !== 'arrow') {
      this.solver.copy(at(fn.thisNode), this.links.node(file.path, call.receiverNode));
    }
    this.solver.copy(this.links.node(file.path, call.resultNode), at(fn.resultNode));
  }

  private connectClass(file: FileFacts, call: CallFacts, { instance }: Class, value: number): void {
    const id = this.idOf(file, call);
    if (!this.targets.has(id)) this.targets.set(id, new Set());
    this.solver.add(this.links.node(file.path, call.resultNode), instance);
    this.instances.makers(value, ({ constructorFn, fields }) => {
      for (const fn of [constructorFn, ...fields]) if (fn) addTo(this.targets, id, fn);
      if (!constructorFn) return;
      this.args.pass(file, call, this.program.fn(constructorFn), this.program.fileOf(constructorFn).path);
    });
    // `super(…)`: the class below shares what its parent keeps on `this`.
    if (call.receiverNode >= 0)
      this.solver.copy(this.solver.prototypeNode(instance), this.links.node(file.path, call.receiverNode));
  }

  private connectOutside(file: FileFacts, call: CallFacts, path: string): void {
    const id = this.idOf(file, call);
    if (this.outside.get(id)?.has(path)) return;
    addTo(this.outside, id, path);
    // What `require` brings is linked by its request.
    if (path === 'require') return;
    const use = this.rows.useOf(path, call);
    const result = this.links.node(file.path, call.resultNode);
    this.addResult(result, call, id, use, path);
    this.emitters.connect(file, call, path);
    // A call that can mean many unknown things uses its arguments in one unknown way.
    if (!isNew(this.uses, id, use.kind === 'handler' ? use : use.kind)) return;
    if (use.kind === 'identity' && call.args[0])
      this.containers.passThrough(path, result, this.args.nodeOf(file, call.args[0]));
    if (path === UNKNOWN && !call.isNew && call.args[0])
      this.containers.passApp(result, this.args.nodeOf(file, call.args[0]));
    if (use.kind === 'promisify' && call.args[0]) this.promisified(result, this.args.nodeOf(file, call.args[0]));
    if (call.receiverNode >= 0 && path === UNKNOWN)
      this.containers.take(this.links.node(file.path, call.receiverNode), call, result);
    if (INHERITS.has(path)) this.instances.extend(call.args.slice(0, 2).map((arg) => this.args.nodeOf(file, arg)));
    if (use.kind === 'harmless' || this.containers.isNewList(call, result)) return;
    if (use.kind === 'property') return this.handover.keep(file, call, use.at);
    if (use.kind === 'handler') this.plugIns.connect(file, call, use);
    this.handover.giveSelf({ file, call, index: 0, use, path });
    const args = call.name === 'bind' ? call.args.slice(1) : call.args;
    const looks = use.kind === 'unknown' && isTestFile(file.path) ? looksOf(file, call) : undefined;
    args.forEach((arg, index) => {
      if (takesArgument(use, index, args.length))
        this.handover.give({ file, call, index, use, path, looks }, this.args.nodeOf(file, arg));
    });
  }

  private addResult(result: number, call: CallFacts, id: CallId, use: Use, path: string): void {
    const chains = use.kind === 'property' || (use.kind === 'handler' && use.row.chains === true);
    if (chains && call.receiverNode >= 0)
      return this.solver.copy(result, this.links.node(pathOf(id), call.receiverNode));
    if (this.containers.isNewList(call, result)) return;
    // Whatever came from a list is in the list, or is the list: no new thing.
    if (isFromList(call) && call.receiverNode >= 0 && !this.rows.names(path)) return;
    if (SUBLIST_PATHS.has(path)) return;
    const made = this.rows.resultOf(path);
    this.solver.add(result, this.solver.values.external(made, this.rows.isReceiver(made) ? id : undefined));
  }

  /** Functions of the project are still themselves; what comes from outside is another function, which does not block. */
  private promisified(result: number, argument: number): void {
    this.solver.listen(argument, (value) => {
      const isOurs = this.solver.values.get(value).kind === 'function';
      this.solver.add(result, isOurs ? value : this.solver.values.external(UNKNOWN));
    });
  }
}

function isNew<K, V>(map: Map<K, Set<V>>, key: K, value: V): boolean {
  if (map.get(key)?.has(value)) return false;
  addTo(map, key, value);
  return true;
}

function addTo<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  map.set(key, (map.get(key) ?? new Set<V>()).add(value));
}
