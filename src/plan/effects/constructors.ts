import type { CallGraph, Edge, FunctionId } from '../../types';

/** Functions that any name may call. */
const CALLABLE = new Set(['declaration', 'expression']);

/** Whether a function only runs for an object that is being made: nobody else has that yet. */
// Matches: class Store { constructor() {} }, and function Store() { this.notes = []; } of new Store(), or of Store() where that
// makes a new one
export function makesObjects(graph: CallGraph, id: FunctionId): boolean {
  return isConstructor(graph, id, new Set());
}

function isConstructor(graph: CallGraph, id: FunctionId, seen: Set<FunctionId>): boolean {
  const { kind, remade } = graph.program.fn(id);
  if (kind === 'constructor' || kind === 'class-body') return true;
  if (seen.has(id)) return true;
  seen.add(id);
  const edges = graph.to.get(id) ?? [];
  const isKnown = CALLABLE.has(kind) && edges.length > 0 && !graph.escaped.has(id) && !graph.callbacks.has(id);
  const makes = (edge: Edge): boolean =>
    graph.program.call(edge.call).isNew || isPlain(graph, edge, remade) || isOfBase(graph, edge, seen);
  return isKnown && edges.every(makes);
}

// Matches: Base.call(this, options), in the constructor of another class
function isOfBase(graph: CallGraph, { call, caller }: Edge, seen: Set<FunctionId>): boolean {
  const { text, args } = graph.program.call(call);
  return /\.(?:call|apply)$/.test(text) && args[0]?.text === 'this' && isConstructor(graph, caller, seen);
}

// Matches: Note(text), and not Note.call(other, text), visits.note(text), which have a `this`
function isPlain({ program }: CallGraph, { call }: Edge, remade = false): boolean {
  return remade && program.call(call).member === undefined;
}
