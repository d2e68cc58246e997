import { appendTo } from '../../grouped';
import { ANY_FIELD } from '../../language/fields';
import { pathOf } from '../../program';
import type { CallGraph, CallId, Edge, FileFacts, FunctionId } from '../../types';
import { literalsIn, parametersIn, type Literals, type Parameter } from './parameters';

/** Limit for a parameter: the wrapper of all handlers of a large server is passed hundreds. */
const MAX_SOURCES = 2_000;

const passedByGraph = new WeakMap<CallGraph, Passed>();

/** Memoised per graph. */
export function passedIn(graph: CallGraph): Passed {
  const passed = passedByGraph.get(graph) ?? new Passed(graph);
  passedByGraph.set(graph, passed);
  return passed;
}

/** The calls of functions that are made through parameters. */
export class Passed {
  private readonly parameters = new Map<string, ReadonlyMap<number, Parameter>>();
  private readonly literals = new Map<string, Literals>();
  /** By parameter that its function calls or passes on: the calls that pass functions into it. */
  private readonly sources = new Map<string, readonly Edge[]>();
  /** The functions that are passed so. */
  private readonly named = new Map<readonly Edge[], ReadonlySet<FunctionId>>();
  private readonly others = new Map<FunctionId, boolean>();
  /** Parameters that are passed too much to tell apart: their calls stay with their function. */
  private readonly tangled = new Set<string>();

  private moved: ReadonlyMap<FunctionId, readonly Edge[]> | undefined;

  constructor(private readonly graph: CallGraph) {}

  /**
   * The edges of every function, where a call of a parameter is made by whoever passes the function: when `start` and
   * `show` both call `run(task)`, `show` does not reach the task of `start`. (Context sensitivity by summaries, for one
   * kind of call: https://dl.acm.org/doi/10.1145/199448.199462.) What reaches a parameter in another way is not moved.
   */
  edges(): ReadonlyMap<FunctionId, readonly Edge[]> {
    return (this.moved ??= this.move());
  }

  private move(): ReadonlyMap<FunctionId, readonly Edge[]> {
    const moved = new Map<FunctionId, Edge[]>();
    const kept = new Map<FunctionId, readonly Edge[]>();
    const done = new Set<string>();
    for (const [caller, edges] of this.graph.from) {
      const staying = edges.filter((edge) => {
        const parameter = this.parameterOf(edge);
        if (parameter?.fn !== caller) return true;
        const sources = this.sourcesOf(parameter);
        const { call: through, kind } = edge;
        const use = `${through} ${keyOf(parameter)}`;
        if (!done.has(use)) for (const source of sources) appendTo(moved, source.caller, { ...source, kind, through });
        done.add(use);
        return this.comesAnotherWay(parameter.fn) || !this.namedBy(sources).has(edge.callee);
      });
      kept.set(caller, staying);
    }
    for (const [caller, edges] of moved) kept.set(caller, [...(kept.get(caller) ?? []), ...edges]);
    return kept;
  }

  private namedBy(sources: readonly Edge[]): ReadonlySet<FunctionId> {
    let known = this.named.get(sources);
    if (!known) this.named.set(sources, (known = new Set(sources.map(({ callee }) => callee))));
    return known;
  }

  private comesAnotherWay(fn: FunctionId): boolean {
    let known = this.others.get(fn);
    if (known === undefined) this.others.set(fn, (known = this.isCalledOtherwise(fn)));
    return known;
  }

  // Matches: tasks.forEach(run), run(...tasks)
  private isCalledOtherwise(fn: FunctionId): boolean {
    return (this.graph.to.get(fn) ?? []).some(
      ({ call, kind }) =>
        kind === 'callback' || this.graph.program.call(call).args.some((arg) => arg.kind === 'spread'),
    );
  }

  /** The parameter, of the caller or of an enclosing function, through which the callee of an edge was passed. */
  parameterOf({ call, caller, callee, kind }: Edge): Parameter | undefined {
    const facts = this.graph.program.call(call);
    const known = this.parametersOf(pathOf(call));
    if (kind === 'flow') return known.get(facts.calleeNode) ?? this.inDelegate(call, callee, known);
    const holding = facts.args.flatMap(({ node }) => {
      const parameter = known.get(node);
      return parameter && this.graph.valuesOf(call, node).functions.includes(callee) ? [parameter] : [];
    });
    return holding.find(({ fn }) => fn === caller) ?? holding[0];
  }

  // Matches: transaction(work) { return this.db.transaction(work)(); }
  private inDelegate(id: CallId, callee: FunctionId, known: ReadonlyMap<number, Parameter>): Parameter | undefined {
    const { program, callbacks } = this.graph;
    const { calleeNode } = program.call(id);
    const made = (callbacks.get(callee) ?? []).find(
      ({ use, call }) =>
        use.kind === 'delegate' && pathOf(call) === pathOf(id) && program.call(call).resultNode === calleeNode,
    );
    return made && known.get(program.call(made.call).args[made.index].node);
  }

  /** Synthetic edges from a function that names another to that one, by the call that passes it on. */
  sourcesOf(parameter: Parameter): readonly Edge[] {
    const key = keyOf(parameter);
    const known = this.sources.get(key);
    if (known) return known;
    // Mutually recursive functions that pass on their parameters end here.
    this.sources.set(key, []);
    const sources = this.collected(parameter);
    if (!sources) this.tangled.add(key);
    this.sources.set(key, sources ?? []);
    return sources ?? [];
  }

  /** Empty when there are too many: paths through such functions may be infinite. */
  private collected({ fn, index, field }: Parameter): readonly Edge[] | undefined {
    const found = new Map<string, Edge>();
    for (const edge of this.graph.to.get(fn) ?? []) {
      const passed = field === undefined ? this.passedBy(edge, index) : this.passedWithin(edge, index, field);
      if (!passed) return undefined;
      for (const source of passed) found.set(`${source.call} ${source.callee}`, source);
      if (found.size > MAX_SOURCES || this.isTangled(edge, index)) return undefined;
    }
    return [...found.values()];
  }

  private isTangled({ call, caller }: Edge, index: number): boolean {
    const arg = this.graph.program.call(call).args[index];
    const passedOn = arg && this.parametersOf(pathOf(call)).get(arg.node);
    return passedOn?.fn === caller && this.tangled.has(keyOf(passedOn));
  }

  private passedBy({ call, caller, kind }: Edge, index: number): readonly Edge[] {
    if (kind === 'callback') return [];
    const { args } = this.graph.program.call(call);
    if (args.slice(0, index + 1).some((arg) => arg.kind === 'spread') || !args[index]) return [];
    const passedOn = this.parametersOf(pathOf(call)).get(args[index].node);
    if (passedOn?.fn === caller) return this.sourcesOf(passedOn);
    const { functions } = this.graph.valuesOf(call, args[index].node);
    return functions.map((callee) => ({ call, caller, callee, kind: 'callback' }));
  }

  // Matches: load in run({ task: load }); undefined where what is passed is not written there
  private passedWithin({ call, caller, kind }: Edge, index: number, field: string): readonly Edge[] | undefined {
    const { args } = this.graph.program.call(call);
    if (kind === 'callback' || args.slice(0, index + 1).some((arg) => arg.kind === 'spread')) return undefined;
    const arg = args[index];
    if (!arg) return [];
    const passedOn = this.parametersOf(pathOf(call)).get(arg.node);
    if (passedOn?.fn === caller && passedOn.field === undefined) return this.untangled({ ...passedOn, field });
    const parts = arg.kind === 'object' ? this.literalsOf(pathOf(call)).get(arg.node) : undefined;
    const named = parts?.filter(([name]) => name === field || name === ANY_FIELD || field === ANY_FIELD);
    const functions = named?.flatMap(([, from]) => this.graph.valuesOf(call, from).functions);
    return functions?.map((callee) => ({ call, caller, callee, kind: 'callback' }));
  }

  private untangled(parameter: Parameter): readonly Edge[] | undefined {
    const sources = this.sourcesOf(parameter);
    return this.tangled.has(keyOf(parameter)) ? undefined : sources;
  }

  /** By flow node, the parameters of a file that are never assigned. */
  private parametersOf(path: string): ReadonlyMap<number, Parameter> {
    let known = this.parameters.get(path);
    if (!known) this.parameters.set(path, (known = parametersIn(this.graph.program.file(path) as FileFacts)));
    return known;
  }

  private literalsOf(path: string): Literals {
    let known = this.literals.get(path);
    if (!known) this.literals.set(path, (known = literalsIn(this.graph.program.file(path) as FileFacts)));
    return known;
  }
}

function keyOf({ fn, index, field = '' }: Parameter): string {
  return `${fn} ${index} ${field}`;
}
