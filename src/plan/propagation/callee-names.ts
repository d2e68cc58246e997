import { pathOf } from '../../program';
import { isStatedWithTwin } from './families';
import type { CallFacts, CallGraph, Edge, FileFacts, FunctionId, ImportFacts } from '../../types';

/**
 * Whether the name by which a call refers to its callee can be replaced by that of a twin, for all of its possible
 * callees.
 */
export function isNameable(graph: CallGraph, edge: Edge, canHaveTwin: (id: FunctionId) => boolean): boolean {
  const call = graph.program.call(edge.call);
  const file = graph.program.fileOf(edge.call);
  const targets = [...(graph.targets.get(edge.call) ?? [])];
  if (!targets.every((id) => canHaveTwin(id) && graph.program.fn(id).home) || targets.length === 0) return false;
  if (call.member) return isNamedMember(graph, edge, call, targets);
  return (
    targets.length === 1 &&
    (graph.outside.get(edge.call)?.size ?? 0) === 0 &&
    isNamedHere(graph, file, call, targets[0])
  );
}

// Matches: store.load(), this.load(), super.load()
function isNamedMember(graph: CallGraph, edge: Edge, call: CallFacts, targets: readonly FunctionId[]): boolean {
  const isKnown = (graph.outside.get(edge.call)?.size ?? 0) === 0 && graph.isKnownReceiver(edge.call);
  // Matches: module.exports(), which is no property that could stand beside another
  // Matches: store['load'](), and not store[name]()
  const isWritten = call.member?.computed === false || /\[\s*(['"])\w+\1\s*\]$/.test(call.text);
  const isOfObject = call.text !== 'module.exports' && isWritten;
  return isKnown && isOfObject && targets.every((id) => hasName(graph, id, call.name) && !isOverridden(graph, id));
}

// Matches: protected text() {} of a class that host(Drafts) may extend: the twin would be called instead of another text()
function isOverridden({ program, escaped }: CallGraph, id: FunctionId): boolean {
  return program.fn(id).isProtected === true && escaped.has(id);
}

/** Whether every place that gives the function this name, and where that comes from, can get another name beside it. */
function hasName(graph: CallGraph, id: FunctionId, name: string, seen = new Set<string>()): boolean {
  if (seen.has(name)) return true;
  seen.add(name);
  const { open, closed } = graph.namesOf(id);
  const places = open.filter(({ naming }) => naming.name === name);
  const isTaken = places.every(
    ({ naming: { imported, typed } }) =>
      (imported === undefined || hasName(graph, id, imported, seen)) && (!typed || isStatedWithTwin(graph, id)),
  );
  return !closed.has(name) && places.length > 0 && isTaken;
}

// Matches: load(), where it is declared, or imported from there
function isNamedHere(graph: CallGraph, file: FileFacts, call: CallFacts, id: FunctionId): boolean {
  if (call.text !== call.name) return false;
  const { home } = graph.program.fn(id);
  if (pathOf(id) === file.path && home?.nodes.includes(call.calleeNode)) return true;
  const item = importUsedAt(file, call.callee.start);
  return item ? hasName(graph, id, item.imported) : isModule(graph, file, call, id);
}

// Matches: load(), of const load = require('./load') and import load from './load'
function isModule(graph: CallGraph, file: FileFacts, call: CallFacts, id: FunctionId): boolean {
  const name = moduleUsedAt(file, call.callee.start);
  if (name === undefined) return false;
  const { open, closed } = graph.namesOf(id);
  const places = open.filter(({ naming }) => naming.name === name);
  const isOnly = !closed.has(name) && places.length === 1 && places[0].file === pathOf(id);
  // As a property of the module, the twin would be called with another `this`.
  return isOnly && (name === 'default' || !graph.program.fn(id).home?.usesThis);
}

/** The name of the whole export of a module whose variable is used at an offset: `exports`, or `default`. */
export function moduleUsedAt(file: FileFacts, offset: number): 'exports' | 'default' | undefined {
  const item = file.imports.find(({ uses }) => uses.some((use) => use.start === offset));
  if (!item || item.typeOnly || item.pinned) return undefined;
  if (item.style === 'require' && item.imported === '*') return file.typescript ? undefined : 'exports';
  const others = file.imports.filter(({ statement }) => statement.start === item.statement.start);
  const hasRoom = !others.some(({ style }) => style === 'import-namespace');
  return item.style === 'import' && item.imported === 'default' && hasRoom ? 'default' : undefined;
}

/** The import of the name used at an offset, if another name can be imported beside it. */
export function importUsedAt(file: FileFacts, offset: number): ImportFacts | undefined {
  return file.imports.find(
    (item) =>
      (item.style === 'import-named' || item.style === 'require-destructured') &&
      !item.typeOnly &&
      item.uses.some((use) => use.start === offset),
  );
}
