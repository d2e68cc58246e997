import { ANY_FIELD } from '../language/fields';
import { functionId, pathOf } from '../program';
import type { CallGraph, Edge, FileFacts, Flow, FunctionId } from '../types';

/** A parameter of a function of the project, or a field of one. */
export interface Parameter {
  readonly fn: FunctionId;
  readonly index: number;
  readonly field?: string;
}

/** By flow node of an object literal, what it has: name and node. Those that have what another object has, too, are left out. */
type Literals = ReadonlyMap<number, readonly (readonly [field: string, from: number])[]>;

/** A wrapper of all handlers of a large server has hundreds. */
const MAX_SOURCES = 2_000;

/** Constraints whose second element is the node that values flow into. */
const FLOWS_INTO = new Set<Flow[0]>(
  'function object list string copy load merge require import global exports'.split(' ') as Flow[0][],
);

/** What the functions of a program are called with that others passed to them. */
export class Passed {
  private readonly parameters = new Map<string, ReadonlyMap<number, Parameter>>();
  private readonly literals = new Map<string, Literals>();
  /** For each parameter that its function calls or hands on, the calls that pass functions into it. */
  private readonly sources = new Map<string, readonly Edge[]>();
  /** Parameters to which too much is passed to tell it apart: what they are called with stays with their function. */
  private readonly tangled = new Set<string>();

  constructor(private readonly graph: CallGraph) {}

  /**
   * The calls of every function, with those of its parameters moved to whoever passes the function: when `start` and `show`
   * both call `run(task)`, then `show` does not reach the task of `start`. (Context sensitivity by summaries, for one kind of
   * call: https://dl.acm.org/doi/10.1145/199448.199462.) What gets to a parameter in another way stays where it is.
   */
  edges(): ReadonlyMap<FunctionId, readonly Edge[]> {
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
        if (!done.has(use)) for (const source of sources) add(moved, { ...source, kind, through });
        done.add(use);
        return this.comesAnotherWay(parameter.fn) || !sources.some(({ callee }) => callee === edge.callee);
      });
      kept.set(caller, staying);
    }
    for (const [caller, edges] of moved) kept.set(caller, [...(kept.get(caller) ?? []), ...edges]);
    return kept;
  }

  // Matches: tasks.forEach(run), run(...tasks)
  private comesAnotherWay(fn: FunctionId): boolean {
    return (this.graph.to.get(fn) ?? []).some(
      ({ call, kind }) =>
        kind === 'callback' || this.graph.program.call(call).args.some((arg) => arg.kind === 'spread'),
    );
  }

  /** The parameter, of the caller or of a function around it, by which the callee of an edge arrived as it was passed. */
  parameterOf({ call, caller, callee, kind }: Edge): Parameter | undefined {
    const facts = this.graph.program.call(call);
    const known = this.parametersOf(pathOf(call));
    if (kind === 'flow') return known.get(facts.calleeNode);
    const holding = facts.args.flatMap(({ node }) => {
      const parameter = known.get(node);
      return parameter && this.graph.valuesOf(call, node).functions.includes(callee) ? [parameter] : [];
    });
    return holding.find(({ fn }) => fn === caller) ?? holding[0];
  }

  /** Made-up edges from whoever names a function to that function, by the call that passes it on. */
  sourcesOf(parameter: Parameter): readonly Edge[] {
    const key = keyOf(parameter);
    const known = this.sources.get(key);
    if (known) return known;
    // Functions that pass their parameters to each other end here.
    this.sources.set(key, []);
    const sources = this.collected(parameter);
    if (!sources) this.tangled.add(key);
    this.sources.set(key, sources ?? []);
    return sources ?? [];
  }

  /** None when there are too many: there are ways without end through functions that pass their parameters to each other. */
  private collected({ fn, index, field }: Parameter): readonly Edge[] | undefined {
    const found = new Map<string, Edge>();
    for (const edge of this.graph.to.get(fn) ?? []) {
      const passed = field === undefined ? this.passedBy(edge, index) : this.passedIn(edge, index, field);
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
  private passedIn({ call, caller, kind }: Edge, index: number, field: string): readonly Edge[] | undefined {
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

  /** By flow node, the parameters of a file that hold nothing but what was passed. */
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

function literalsIn({ flow }: FileFacts): Literals {
  const found = new Map<number, (readonly [string, number])[]>();
  for (const item of flow) if (item[0] === 'object') found.set(item[1], []);
  for (const item of flow) if (item[0] === 'store') found.get(item[1])?.push([item[2], item[3]]);
  for (const item of flow) if (item[0] === 'merge') found.delete(item[1]);
  return found;
}

function parametersIn(file: FileFacts): ReadonlyMap<number, Parameter> {
  const flowsInto = new Map<number, number>();
  for (const flow of file.flow)
    if (FLOWS_INTO.has(flow[0])) flowsInto.set(flow[1] as number, (flowsInto.get(flow[1] as number) ?? 0) + 1);
  const found = new Map<number, Parameter>();
  for (const fn of file.functions)
    fn.paramNodes.forEach((node, index) => {
      if (fn.restNode < 0 || index !== fn.restFrom) found.set(node, { fn: functionId(file.path, fn.index), index });
    });
  const isAlone = (node: number): boolean => flowsInto.get(node) === 1;
  const copy = (flow: Flow): void => {
    const parameter = flow[0] === 'copy' ? found.get(flow[2]) : undefined;
    if (parameter && isAlone(flow[1] as number)) found.set(flow[1] as number, parameter);
  };
  file.flow.forEach(copy);
  const used = usedNodes(file);
  for (const flow of file.flow) {
    const parameter = flow[0] === 'load' && used.has(flow[1]) && isAlone(flow[1]) ? found.get(flow[2]) : undefined;
    if (flow[0] === 'load' && parameter && parameter.field === undefined)
      found.set(flow[1], { ...parameter, field: flow[3] });
  }
  // Matches: function run({ task }) { task(); }
  file.flow.forEach(copy);
  return found;
}

/** Nodes of what is called or handed on, and of what is copied there. */
function usedNodes({ calls, flow }: FileFacts): ReadonlySet<number> {
  const used = new Set(calls.flatMap(({ calleeNode, args }) => [calleeNode, ...args.map(({ node }) => node)]));
  for (const item of flow) if (item[0] === 'copy' && used.has(item[1])) used.add(item[2]);
  return used;
}

function keyOf({ fn, index, field = '' }: Parameter): string {
  return `${fn} ${index} ${field}`;
}

function add(edges: Map<FunctionId, Edge[]>, edge: Edge): void {
  const known = edges.get(edge.caller);
  if (known) known.push(edge);
  else edges.set(edge.caller, [edge]);
}
