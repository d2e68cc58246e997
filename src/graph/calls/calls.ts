import { callId, type Program } from '../../program';
import type { CallFacts, CallId, FileFacts, FunctionId, Handed } from '../../types';
import { AnsweringCalls } from './answering-calls';
import { Arguments } from './arguments';
import { Callees } from './callees';
import type { CallResults } from './results';
import { Containers } from '../points-to/containers';
import type { Told } from '../outside/emitters';
import { Escapes } from '../outside/escapes';
import { Hooks } from '../outside/hooks';
import { Instances } from '../linking/instances';
import type { Linker } from '../linking/link';
import { Methods } from '../linking/methods';
import type { Outside } from '../outside/outside';
import { OutsideCalls } from '../outside/outside-calls';
import { addTo } from '../outside/sets-by-key';
import type { Mounted } from '../outside/plug-ins';
import type { Solver } from '../points-to/solve';
import { UnknownCalls } from './unknown-calls';
import { isList, UNKNOWN } from '../points-to/values';

type OwnMethod = Required<CallFacts>['asMethod'];

/** Methods that add elements to a list. */
const GROWS = new Set(['push', 'unshift']);

/**
 * Connects every call with its possible callees, and finds the functions that escape. Files may be added at any time.
 */
export class CallResolver implements CallResults {
  readonly unread = new Map<CallId, Set<string>>();
  readonly escapes: Escapes;
  readonly instances: Instances;
  private readonly outsiders: OutsideCalls;
  private readonly args: Arguments;
  private readonly callees: Callees;
  private readonly methods: Methods;
  private readonly unknown: UnknownCalls;
  private readonly answering: AnsweringCalls;

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
    this.methods = new Methods(program, solver, links, this.instances);
    this.escapes.departures.onLeave((value) => this.methods.ofObject(value));
    const hooks = new Hooks(solver, links, this.instances, this.escapes);
    this.callees = new Callees(program, solver, links, this.args, this.instances, hooks);
    const { shifts } = this.callees;
    const shared = { args: this.args, containers, instances: this.instances, escapes: this.escapes, hooks, shifts };
    this.outsiders = new OutsideCalls(program, solver, links, rows, shared);
    this.answering = new AnsweringCalls(solver, links);
    this.unknown = new UnknownCalls(program, solver, links, {
      isKnown: (id) => this.targets.has(id) || this.outside.has(id),
      connect: (file, call, id) => this.outsiders.connect(file, call, id, UNKNOWN),
    });
  }

  get targets(): Map<CallId, Set<FunctionId>> {
    return this.callees.targets;
  }

  get outside(): ReadonlyMap<CallId, ReadonlySet<string>> {
    return this.outsiders.paths;
  }

  get mounts(): ReadonlyMap<CallId, Mounted> {
    return this.outsiders.plugIns.mounts;
  }

  get told(): readonly Told[] {
    return this.outsiders.told;
  }

  get held(): readonly Told[] {
    return this.outsiders.held.told;
  }

  get handed(): readonly Handed[] {
    return this.outsiders.outsideArguments.handed;
  }

  /** Adds files, whose constraints the solver already has. */
  add(files: Iterable<FileFacts>): void {
    for (const file of files) this.listenTo(file);
    this.solver.run();
  }

  /** Marks calls without a callee as unknown: no more files will be added. */
  finish(): void {
    do while (this.fillGaps()) this.solver.run();
    while (this.escapes.reveal());
  }

  private fillGaps(): boolean {
    return (
      this.answering.settle() ||
      this.callees.receivers.fill() ||
      this.unknown.callLists() ||
      this.callees.listed.giveRest() ||
      this.links.storeRest() ||
      this.methods.callFromLanguage() ||
      this.solver.fillGiven() ||
      this.links.keyed.fill() ||
      this.outsiders.tokens.names.fill() ||
      this.escapes.records.settle() ||
      this.unknown.callRest()
    );
  }

  private listenTo(file: FileFacts): void {
    this.methods.add(file);
    this.answering.add(file);
    const asking = this.links.modules.askedBy(file.path);
    if (asking !== undefined) this.escapes.hideAll(this.links.modules.get(file.path).exportsNode, asking);
    for (const flow of file.flow) {
      if (flow[0] === 'escape') this.escapes.hideAll(this.links.node(file.path, flow[1]), `${file.path}`);
      if (flow[0] === 'shift')
        this.solver.listen(this.links.node(file.path, flow[1]), (value) => addTo(this.callees.shifts, value, flow[2]));
    }
    for (const call of file.calls) {
      const id = callId(file.path, call.index);
      this.solver.listen(this.links.node(file.path, call.calleeNode), (value) => this.connect(file, call, id, value));
      if (GROWS.has(call.name) && call.receiverNode >= 0) this.listenToLists(file, call, id);
      if (call.asMethod) this.listenToOwn(file, call, id, call.asMethod);
      if (call.name === 'bind' && call.receiverNode >= 0 && call.args.length > 1) this.passBound(file, call);
    }
  }

  // Matches: rpc.call('load', id), where the class of `rpc` has a method of that name
  private listenToOwn(file: FileFacts, call: CallFacts, id: CallId, { node, args }: OwnMethod): void {
    this.solver.listen(this.links.node(file.path, node), (value) => {
      const known = this.solver.values.get(value);
      if (known.kind === 'function')
        this.callees.connectFunction(file, { ...call, args, receiverNode: call.calleeNode }, id, value, known.fn);
    });
  }

  // Matches: render.bind(null, store), whose first parameter is the store
  private passBound(file: FileFacts, call: CallFacts): void {
    this.solver.listen(this.links.node(file.path, call.receiverNode), (value) => {
      const known = this.solver.values.get(value);
      if (known.kind !== 'function') return;
      const bound = { ...call, args: call.args.slice(1) };
      this.args.pass(file, bound, this.program.fn(known.fn), this.program.fileOf(known.fn).path);
    });
  }

  /** Elements are added at once: once all callees are known, there may be no room left. */
  private listenToLists(file: FileFacts, call: CallFacts, id: CallId): void {
    this.solver.listen(this.links.node(file.path, call.receiverNode), (value) => {
      if (isList(this.solver.values.get(value))) this.outsiders.connect(file, call, id, UNKNOWN);
    });
  }

  private connect(file: FileFacts, call: CallFacts, id: CallId, value: number): void {
    const callee = this.solver.values.get(value);
    switch (callee.kind) {
      case 'function':
        return this.answering.connect(file, call, () => {
          this.outsiders.emitters.names.called(callee.fn, file, call);
          this.callees.connectFunction(file, call, id, value, callee.fn);
        });
      case 'class':
        return this.callees.connectClass(file, call, id, callee, value);
      case 'external':
        if (callee.settles !== undefined) return this.args.settle(file, call, callee.settles, this.outsiders.paths);
        if (callee.holds !== undefined) this.outsiders.held.called(file, call, callee.holds);
        return this.callees.run(file, call, id, callee.path, () => this.outsiders.connect(file, call, id, callee.path));
      case 'unread':
        addTo(this.unread, id, callee.path);
        this.solver.add(this.links.node(file.path, call.resultNode), value);
        return this.solver.isGrowing ? undefined : this.outsiders.connect(file, call, id, UNKNOWN);
      // Matches: name.replace('.js', '')
      case 'files':
        return this.solver.add(this.links.node(file.path, call.resultNode), value);
      default:
        return undefined;
    }
  }
}
