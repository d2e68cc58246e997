import { functionId } from '../../program';
import type { FileFacts, Flow, FunctionId } from '../../types';

/** A parameter of a function of the project, or a field of one. */
export interface Parameter {
  readonly fn: FunctionId;
  readonly index: number;
  readonly field?: string;
}

/** By flow node of an object literal: its properties, as name and node. Literals with a spread are left out. */
export type Literals = ReadonlyMap<number, readonly (readonly [field: string, from: number])[]>;

/** Constraints whose second element is the target node. */
const FLOWS_INTO = new Set<Flow[0]>(
  'function object list string copy load merge require import global exports'.split(' ') as Flow[0][],
);

/** The object literals of a file, with their properties. */
export function literalsIn({ flow }: FileFacts): Literals {
  const found = new Map<number, (readonly [string, number])[]>();
  for (const item of flow) if (item[0] === 'object') found.set(item[1], []);
  for (const item of flow) if (item[0] === 'store') found.get(item[1])?.push([item[2], item[3]]);
  for (const item of flow) if (item[0] === 'merge') found.delete(item[1]);
  return found;
}

/** By flow node, the parameters of a file that are never assigned, and their used fields. */
export function parametersIn(file: FileFacts): ReadonlyMap<number, Parameter> {
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

/** Nodes of callees and arguments, and of copies of these. */
function usedNodes({ calls, flow }: FileFacts): ReadonlySet<number> {
  const used = new Set(calls.flatMap(({ calleeNode, args }) => [calleeNode, ...args.map(({ node }) => node)]));
  for (const item of flow) if (item[0] === 'copy' && used.has(item[1])) used.add(item[2]);
  return used;
}
