import { functionId, type Program } from '../../program';
import type { BlockingCall, Edge, FileFacts, FunctionId } from '../../types';
import type { CallResults } from '../calls/results';
import { requireOwner } from '../linking/requests';
import type { Links } from '../linking/links';
import type { Paths } from '../calls/paths';
import type { Resolve } from '../linking/resolve';
import type { Solver } from '../points-to/solve';

/** A graph under construction. */
export interface DemandInput {
  readonly program: Program;
  readonly solver: Solver;
  readonly links: Links;
  readonly results: CallResults;
  readonly blocking: readonly BlockingCall[];
  readonly paths: Paths;
  readonly resolve: Resolve;
  readonly edges: readonly Edge[];
  /** Whether an outside access path leads to something that blocks. */
  readonly leadsToBlocking: (path: string) => boolean;
}

/** Finds the relevant values: the closure over callers, containers, and functions that pass on relevant values. */
export class Relevance {
  private readonly relevant = new Set<number>();
  private readonly queue: number[] = [];
  private readonly callers = new Map<FunctionId, FunctionId[]>();
  /** By value: what becomes relevant with it. */
  private readonly dependents = new Map<number, Set<number>>();

  constructor(private readonly input: DemandInput) {
    for (const edge of input.edges) {
      const known = this.callers.get(edge.callee);
      if (known) known.push(edge.caller);
      else this.callers.set(edge.callee, [edge.caller]);
    }
  }

  run(): ReadonlySet<number> {
    this.noteContainers();
    for (const file of this.input.program.all) this.noteUses(file.path);
    for (const { file, call } of this.input.blocking) this.mark(functionId(file, call.fn));
    for (const file of this.input.program.all) this.markLoading(file);
    this.markBlocking();
    for (let value = this.queue.pop(); value !== undefined; value = this.queue.pop()) {
      for (const dependent of this.dependents.get(value) ?? []) this.add(dependent);
      const known = this.input.solver.values.get(value);
      if (known.kind === 'function') for (const caller of this.callers.get(known.fn) ?? []) this.mark(caller);
    }
    return this.relevant;
  }

  /** What is loaded by a path from elsewhere may block, and is not known before that is. */
  private markLoading(file: FileFacts): void {
    for (const flow of file.flow)
      if (flow[0] === 'require-files') this.mark(functionId(file.path, requireOwner(file, flow[1])));
  }

  // Matches: exports.read = fs.readFileSync
  private markBlocking(): void {
    for (const [value, known] of this.input.solver.values.all())
      if (known.kind === 'external' && this.input.leadsToBlocking(known.path)) this.add(value);
  }

  private mark(fn: FunctionId): void {
    const value = this.input.links.functionValue.get(fn);
    if (value !== undefined) this.add(value);
  }

  private add(value: number): void {
    if (this.relevant.has(value)) return;
    this.relevant.add(value);
    this.queue.push(value);
  }

  /** An object depends on the values of its fields and its prototype, a class on its constructor. */
  private noteContainers(): void {
    const { solver, links } = this.input;
    for (const [value, node] of solver.heldNodes()) this.depend(value, node);
    for (const [value, known] of solver.values.all()) {
      if (known.kind !== 'class') continue;
      for (const fn of [known.constructorFn, ...known.fields]) {
        if (fn !== undefined) this.dependOn(value, links.functionValue.get(fn) as number);
      }
    }
  }

  /** A function depends on what it returns, passes on and stores; so does what receives a value from it. */
  private noteUses(path: string): void {
    const { program, links } = this.input;
    const file = program.file(path);
    if (!file) return;
    const functionAt = (index: number): number => links.functionValue.get(functionId(path, index)) as number;
    for (const fn of file.functions) this.depend(functionAt(fn.index), links.node(path, fn.resultNode));
    for (const flow of file.flow)
      if (flow[0] === 'store' && flow[4] !== undefined) this.depend(functionAt(flow[4]), links.node(path, flow[3]));
    for (const call of file.calls) {
      for (const arg of call.args) {
        const node = links.node(path, arg.node);
        this.depend(functionAt(call.fn), node);
        if (call.receiverNode >= 0) this.dependSites(links.node(path, call.receiverNode), node);
        this.dependSites(links.node(path, call.resultNode), node);
      }
    }
  }

  /** Routers and servers hold the handlers that they were given. */
  private dependSites(holder: number, node: number): void {
    const { solver } = this.input;
    for (const value of solver.valuesAt(holder)) {
      const known = solver.values.get(value);
      if (known.kind === 'external' && known.site !== undefined) this.depend(value, node);
    }
  }

  private depend(dependent: number, node: number): void {
    for (const value of this.input.solver.valuesAt(node)) this.dependOn(dependent, value);
  }

  private dependOn(dependent: number, value: number): void {
    const known = this.dependents.get(value);
    if (known) known.add(dependent);
    else this.dependents.set(value, new Set([dependent]));
  }
}
