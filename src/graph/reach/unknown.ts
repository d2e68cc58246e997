import { isCalledByLanguage, OF_ITERATORS } from '../../language/protocols';
import { callId, functionId, pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, FileFacts, FunctionId } from '../../types';
import type { Reach } from './reach';

/** Superclasses that call no method of their subclasses. */
const PASSIVE = /^(?:(?:node:)?events|egg)$/;

/**
 * Functions that may run although no path in sight leads to them, and why: they were passed to outside code that does
 * not tell when it calls them, and their file is loaded. Includes what only such functions reach.
 */
export function unknownUses(graph: CallGraph, reach: Reach): ReadonlyMap<FunctionId, string> {
  return usesBy([decorated, inherited, given, implied], graph, reach);
}

/** The same with all that might run if something is used in a way that is hardly ever meant: for who must not be wrong. */
export function possibleUses(graph: CallGraph, reach: Reach): ReadonlyMap<FunctionId, string> {
  return usesBy([decorated, inherited, given, implied, accessed, outOfSight], graph, reach);
}

type Way = (graph: CallGraph, file: FileFacts) => Iterable<[FunctionId, string]>;

function usesBy(ways: readonly Way[], graph: CallGraph, reach: Reach): ReadonlyMap<FunctionId, string> {
  const isReached = (id: FunctionId): boolean => [...reach.values()].some((functions) => functions.has(id));
  const served = reach.get('startup_path');
  const found = new Map<FunctionId, string>();
  const enter = (id: FunctionId, why: string): void => {
    if (!found.has(id) && !isReached(id) && served?.has(functionId(pathOf(id), 0))) found.set(id, why);
  };
  for (const file of graph.program.all) {
    // A server does not run what only a test passes to it.
    if (isTestFile(file.path)) continue;
    for (const way of ways) for (const [fn, why] of way(graph, file)) enter(fn, why);
  }
  // The map grows while it is iterated: a work list.
  for (const [id, why] of found) for (const { callee } of graph.from.get(id) ?? []) enter(callee, why);
  return found;
}

// Matches: @BeforeInsert() hashPassword() {}
function* decorated(graph: CallGraph, file: FileFacts): Generator<[FunctionId, string]> {
  for (const { call, members, onClass } of file.decorators) {
    const id = callId(file.path, call);
    const { text, calleeNode } = graph.program.call(id);
    const isOurs = graph.valuesOf(id, calleeNode).functions.length > 0 || isImportedFromOurs(graph, file, text);
    if (onClass || isOurs) continue;
    for (const { fn, name } of members)
      if (name !== 'constructor')
        yield [functionId(file.path, fn), `@${text} may have it called, ${graph.program.at(id)}`];
  }
}

// Matches: class Images extends StorageEngine { _handleFile() {} }
function* inherited(graph: CallGraph, file: FileFacts): Generator<[FunctionId, string]> {
  if (file.imports.some(({ request }) => PASSIVE.test(request))) return;
  for (const item of file.flow) {
    if (item[0] !== 'class' || item[3] < 0) continue;
    const [, , , above, , prototype] = item;
    const base = graph.valuesOf(callId(file.path, 0), above);
    if (base.externals.length === 0) continue;
    for (const fn of methodsIn(file, prototype)) {
      const id = functionId(file.path, fn);
      yield [id, `the class it belongs to extends one of a package, which may call it, ${graph.program.at(id)}`];
    }
  }
}

// Matches: scheduler.add({ run: () => load() }); what the methods of a class are for, is told by its name
function* given(graph: CallGraph, file: FileFacts): Generator<[FunctionId, string]> {
  const ofClasses = new Set(file.flow.flatMap((item) => (item[0] === 'class' ? methodsIn(file, item[5]) : [])));
  for (const { index } of file.functions) {
    const id = functionId(file.path, index);
    const where = graph.escaped.get(id);
    if (where !== undefined && !ofClasses.has(index))
      yield [id, `an object that has it is given to other code, ${where}`];
  }
}

// Matches: toJSON() { return load(); }, *[Symbol.iterator]() {}
function* implied(graph: CallGraph, { path, functions }: FileFacts): Generator<[FunctionId, string]> {
  for (const { index, name } of functions) {
    const id = functionId(path, index);
    const isCalled = graph.calledByLanguage().get(id) === 'called-by-the-language';
    if (isCalled || isCalledByLanguage(name) || OF_ITERATORS.includes(name))
      yield [id, 'it runs where its object is used, without a call of it'];
  }
}

// Matches: set last(name) { save(name); }, of [box.last] = names
function* accessed(graph: CallGraph, { path, functions }: FileFacts): Generator<[FunctionId, string]> {
  for (const { index, kind } of functions) {
    const id = functionId(path, index);
    const isAccessor = /^in-[gs]etter$/.test(graph.calledByLanguage().get(id) ?? '');
    if (isAccessor || kind === 'getter' || kind === 'setter') yield [id, 'its property may be used'];
  }
}

// Matches: table[name] = save, where something else reads table.main
function* outOfSight({ escaped }: CallGraph, { path, functions }: FileFacts): Generator<[FunctionId, string]> {
  for (const { index } of functions) {
    const id = functionId(path, index);
    if (escaped.has(id)) yield [id, 'it is kept under a name, or in an object, that is not followed'];
  }
}

function methodsIn({ flow, functions }: FileFacts, prototype: number): readonly number[] {
  const held = new Set(flow.flatMap((item) => (item[0] === 'store' && item[1] === prototype ? [item[3]] : [])));
  return functions.filter(({ kind, node }) => kind === 'method' && held.has(node)).map(({ index }) => index);
}

/** A file of the project may be unread when nothing in it was needed. */
function isImportedFromOurs(graph: CallGraph, { path, imports }: FileFacts, callee: string): boolean {
  const [name] = callee.split('.');
  const from = imports.find(({ local }) => local === name);
  return from !== undefined && graph.resolve(path, from.request).length > 0;
}
