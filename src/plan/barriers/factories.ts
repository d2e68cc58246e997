import { functionId, pathOf } from '../../program';
import { isWithin } from '../../projects/semver';
import type { CallGraph, Edge, FactoryTail, FunctionId } from '../../types';

/** Versions of Node with private methods. */
const PRIVATE_METHODS = '>=14.6.0';
const NAMED = /^[\w$]+(?:\.[\w$]+)*$/;

/**
 * Whether an async factory can replace a constructor: the class has no subclass, every instance is made by a `new` in
 * sight that can only mean this class, and what stays in the constructor has nothing to wait for.
 */
export function canBeFactory(graph: CallGraph, id: FunctionId, node: string): boolean {
  const { factory, returns } = graph.program.fn(id);
  if (!factory || returns.length > 0 || graph.isExtended(id) || graph.escaped.has(id)) return false;
  if (!isWithin(node, PRIVATE_METHODS) || hasCreate(graph, id)) return false;
  if (factory.tail && !(isQuietBefore(graph, id, factory.tail.at) && isPlainBelow(graph, id, factory.tail)))
    return false;
  const edges = graph.to.get(id) ?? [];
  return edges.length > 0 && edges.every((edge) => isPlainNew(graph, edge));
}

/** What can never wait: the constructor of a superclass, and field initialisers. */
const STAYS: ReadonlySet<string> = new Set(['constructor', 'class-body']);

/** The part that stays in the constructor calls nothing that may wait. */
function isQuietBefore(graph: CallGraph, id: FunctionId, at: number): boolean {
  const calls = [
    ...(graph.from.get(id) ?? []).filter(({ callee }) => !STAYS.has(graph.program.fn(callee).kind)),
    ...graph.blocking
      .filter(({ file, call }) => functionId(file, call.fn) === id)
      .map((blocking) => ({ call: blocking.id })),
  ];
  return calls.every(({ call }) => graph.program.call(call).span.start >= at);
}

/** Its superclasses are in sight, and have no member `create` or `then`. */
function isPlainBelow(graph: CallGraph, id: FunctionId, tail: FactoryTail): boolean {
  return !tail.extends || graph.hasPlainAncestors(id, ['create', 'then']);
}

// Matches: Store.create = make
function hasCreate(graph: CallGraph, id: FunctionId): boolean {
  return (graph.program.file(pathOf(id))?.flow ?? []).some(
    (flow) => flow[0] === 'store' && flow[2] === 'create' && flow[4] !== undefined,
  );
}

// Matches: new Store(path), new stores.Store(path)
function isPlainNew(graph: CallGraph, { call: id, callee, kind }: Edge): boolean {
  const call = graph.program.call(id);
  const { awaited, promised } = call.position;
  const targets = [...(graph.targets.get(id) ?? [])];
  const isSure =
    (graph.outside.get(id)?.size ?? 0) === 0 &&
    targets.every((fn) => fn === callee || graph.program.fn(fn).kind === 'class-body');
  return call.isNew && kind === 'flow' && NAMED.test(call.text) && !awaited && !promised && isSure;
}
