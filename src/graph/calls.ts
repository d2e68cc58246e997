import { callId, type Program } from '../program';
import type { CallFacts, CallId, FileFacts, FunctionId, Handed } from '../types';
import { Arguments } from './arguments';
import { Containers } from './containers';
import type { Told } from './emitters';
import { Escapes } from './escapes';
import { Instances, type Class } from './instances';
import type { Linker } from './link';
import type { Outside } from './outside';
import { addTo, OutsideCalls } from './outside-calls';
import type { Mounted } from './plug-ins';
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
  readonly unread = new Map<CallId, Set<string>>();
  readonly escapes: Escapes;
  private readonly outsiders: OutsideCalls;
  private readonly args: Arguments;
  /** By function that is bound to arguments, how many those are. */
  private readonly shifts = new Map<number, Set<number>>();
  private readonly instances: Instances;
  /** Files of which all calls are known to call something. */
  private readonly resolved = new Set<FileFacts>();

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Linker,
    rows: Outside,
  ) {
    this.escapes = new Escapes(program, solver, links);
    const containers = new Containers(solver);
    this.args = new Arguments(solver, links, containers);
    this.instances = new Instances(solver, links);
    const shared = { args: this.args, containers, instances: this.instances, escapes: this.escapes };
    this.outsiders = new OutsideCalls(program, solver, links, rows, shared);
    solver.onForeignStore((value) => this.escapes.hide(value));
  }

  get outside(): ReadonlyMap<CallId, ReadonlySet<string>> {
    return this.outsiders.paths;
  }

  get mounts(): ReadonlyMap<CallId, Mounted> {
    return this.outsiders.plugIns.mounts;
  }

  get told(): readonly Told[] {
    return this.outsiders.emitters.told;
  }

  get handed(): readonly Handed[] {
    return this.outsiders.handover.handed;
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
      const id = callId(file.path, call.index);
      this.solver.listen(this.links.node(file.path, call.calleeNode), (value) => this.connect(file, call, id, value));
      if (GROWS.has(call.name) && call.receiverNode >= 0) this.listenToLists(file, call, id);
    }
  }

  /** What is put into a list is there at once: later, when all is known that calls can mean, there may be no more room. */
  private listenToLists(file: FileFacts, call: CallFacts, id: CallId): void {
    this.solver.listen(this.links.node(file.path, call.receiverNode), (value) => {
      if (isList(this.solver.values.get(value))) this.outsiders.connect(file, call, id, UNKNOWN);
    });
  }

  /** Calls to which nothing flowed are calls of something unknown. */
  private resolveUnknown(): boolean {
    let found = false;
    for (const file of this.program.all) {
      if (this.resolved.has(file)) continue;
      this.resolved.add(file);
      for (const call of file.calls) {
        const id = callId(file.path, call.index);
        if (this.targets.has(id) || this.outside.has(id)) continue;
        this.outsiders.connect(file, call, id, UNKNOWN);
        found = true;
      }
    }
    return found;
  }

  private connect(file: FileFacts, call: CallFacts, id: CallId, value: number): void {
    const callee = this.solver.values.get(value);
    switch (callee.kind) {
      case 'function':
        return this.connectFunction(file, call, id, value, callee.fn);
      case 'class':
        return this.connectClass(file, call, id, callee, value);
      case 'external':
        return this.outsiders.connect(file, call, id, callee.path);
      case 'unread':
        addTo(this.unread, id, callee.path);
        this.solver.add(this.links.node(file.path, call.resultNode), value);
        return this.solver.isGrowing ? undefined : this.outsiders.connect(file, call, id, UNKNOWN);
      case 'object':
      case 'text':
      case 'nothing':
        return undefined;
    }
  }

  private connectFunction(file: FileFacts, call: CallFacts, id: CallId, value: number, callee: FunctionId): void {
    addTo(this.targets, id, callee);
    const fn = this.program.fn(callee);
    const { path } = this.program.fileOf(callee);
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

  private connectClass(file: FileFacts, call: CallFacts, id: CallId, { instance }: Class, value: number): void {
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
}
