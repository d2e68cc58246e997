import { RUNNERS } from '../../language/runners';
import { pathOf, type Program } from '../../program';
import type { CallFacts, CallId, FileFacts, FunctionId } from '../../types';
import type { Instances, Class } from '../linking/instances';
import type { Linker } from '../linking/link';
import type { Hooks } from '../outside/hooks';
import { addTo } from '../outside/sets-by-key';
import type { Solver } from '../points-to/solve';
import type { Arguments } from './arguments';
import { ListedResults } from './listed-results';
import { MethodReceivers } from './method-receivers';

/** Connects calls with the functions and classes of the project that they call. */
export class Callees {
  /** The possible callees of each call in the project. */
  readonly targets = new Map<CallId, Set<FunctionId>>();
  /** By bound function, the numbers of bound arguments. */
  readonly shifts = new Map<number, Set<number>>();
  readonly listed: ListedResults;
  readonly receivers: MethodReceivers;

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Linker,
    private readonly args: Arguments,
    private readonly instances: Instances,
    private readonly hooks: Hooks,
  ) {
    this.listed = new ListedResults(solver, links);
    this.receivers = new MethodReceivers(solver, links);
  }

  /** Connects a call with a function of the project: arguments, `this` and result. */
  connectFunction(file: FileFacts, call: CallFacts, id: CallId, value: number, callee: FunctionId): void {
    addTo(this.targets, id, callee);
    const fn = this.program.fn(callee);
    const { path } = this.program.fileOf(callee);
    const at = (local: number): number => this.links.node(path, local);
    this.args.pass(file, call, fn, path, [0, ...(this.shifts.get(value) ?? [])]);
    if (!this.shifts.has(value)) this.links.keyed.call(callee, call, (local) => this.links.node(file.path, local));
    if (call.isNew) {
      const instance = this.instances.of(value);
      this.hooks.made(file, call, value, instance);
      this.solver.add(at(fn.thisNode), instance);
      this.solver.add(this.links.node(file.path, call.resultNode), instance);
    } else if (call.receiverNode >= 0 && fn.kind !== 'arrow') {
      this.receivers.pass(file, call, value, at(fn.thisNode));
    }
    this.listed.copy(this.program.fileOf(callee), file, call, at(fn.resultNode));
  }

  /** Connects the call of an outside function with the one that it calls at once; otherwise, that is called. */
  // Matches: als.run(context, () => load(id))
  run(file: FileFacts, call: CallFacts, id: CallId, path: string, otherwise: () => void): void {
    const { at, rest } = RUNNERS.get(path) ?? { at: -1, rest: 0 };
    const arg = call.args[at];
    if (!arg || call.args.some(({ kind }) => kind === 'spread')) return otherwise();
    const made = { ...call, args: call.args.slice(rest), receiverNode: -1 };
    this.solver.listen(this.links.node(file.path, arg.node), (value) => {
      const known = this.solver.values.get(value);
      if (known.kind === 'function') this.connectFunction(file, made, id, value, known.fn);
      else otherwise();
    });
  }

  /** Connects the creation of an instance with the constructors and fields of its class. */
  connectClass(file: FileFacts, call: CallFacts, id: CallId, { instance }: Class, value: number): void {
    if (!this.targets.has(id)) this.targets.set(id, new Set());
    if (call.isNew) this.hooks.made(file, call, value, instance);
    this.solver.add(this.links.node(file.path, call.resultNode), instance);
    this.instances.makers(value, ({ constructorFn, fields }) => {
      for (const fn of [constructorFn, ...fields]) if (fn) this.construct(file, call, id, fn, instance);
      if (!constructorFn) return;
      this.args.pass(file, call, this.program.fn(constructorFn), this.program.fileOf(constructorFn).path);
    });
  }

  /** Constructors of superclasses have the new object of the class as their `this`, too. */
  private construct(file: FileFacts, call: CallFacts, id: CallId, fn: FunctionId, instance: number): void {
    addTo(this.targets, id, fn);
    const self = this.links.node(pathOf(fn), this.program.fn(fn).thisNode);
    this.solver.add(self, instance);
    // Matches: super(options), after which getters of the superclass call methods of the subclass, too
    const above = call.receiverNode < 0 ? [] : [self, this.solver.prototypeNode(instance)];
    for (const node of above) this.solver.copy(node, this.links.node(file.path, call.receiverNode));
  }
}
