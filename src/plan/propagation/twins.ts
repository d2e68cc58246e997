import { pathOf } from '../../program';
import type { CallGraph, CallId, FileFacts, FunctionId, Hazard, Naming, SignatureSite, Twin } from '../../types';
import type { Barrier } from '../barriers/barriers';
import { importUsedAt, moduleUsedAt } from './callee-names';
import { reasonOf } from '../reasons';
import { entriesOf } from '../graph-index';

/** What a twin is made for: the functions that are async in it, and the calls that are redirected to it. */
export interface Copy {
  readonly fn: FunctionId;
  /** Why the function must also stay synchronous. */
  readonly why: Barrier;
  readonly async: ReadonlySet<FunctionId>;
  readonly calls: ReadonlySet<CallId>;
  /** Signatures that state it, too. */
  readonly signatures?: ReadonlySet<SignatureSite>;
}

/** Whether all uses of a function are inside of another one. */
export function isUsedWithin({ program, to, callbacks }: CallGraph, id: FunctionId, root: FunctionId): boolean {
  const { span } = program.fn(root);
  const calls = [...(to.get(id) ?? []), ...(callbacks.get(id) ?? [])].map(({ call }) => call);
  return calls.every((call) => {
    const at = program.call(call).span.start;
    return pathOf(call) === pathOf(root) && at >= span.start && at < span.end;
  });
}

/** Joins the copies of the same function. */
export function joinCopies(copies: readonly Copy[]): Copy[] {
  const joined = new Map<FunctionId, Copy>();
  for (const { fn, why, async, calls, signatures } of copies) {
    const known = joined.get(fn);
    joined.set(fn, {
      fn,
      why,
      async: new Set([...(known?.async ?? []), ...async]),
      calls: new Set([...(known?.calls ?? []), ...calls]),
      signatures: new Set([...(known?.signatures ?? []), ...(signatures ?? [])]),
    });
  }
  return [...joined.values()];
}

interface Place {
  readonly file: FileFacts;
  readonly name: string;
  /** What the new name is derived from, where that is not the name itself. */
  readonly as?: string;
}

/**
 * Names the twins of one change set. All follow one scheme (`load` and `loadAsync`), so that a call with several
 * callees finds each, and no file involved already uses one of the names.
 */
export function nameTwins(graph: CallGraph, copies: readonly Copy[]): Twin[] {
  const drafts = copies.map((copy) => draftOf(graph, copy));
  const places = drafts.flatMap((draft) => draft.places);
  let manner = 0;
  while (!places.every(({ file, name, as = name }) => isFree(file, renamed(as, manner)))) manner++;
  return drafts.map(({ copy, namings, places: own }) => ({
    fn: copy.fn,
    names: Object.fromEntries(own.map(({ name, as = name }) => [name, renamed(as, manner)])),
    async: [...copy.async].sort(),
    calls: [...copy.calls].sort(),
    ...(copy.signatures?.size && { signatures: [...copy.signatures] }),
    namings,
  }));
}

/** The naming schemes, most usual first: `load` → `loadAsync`, `read_all` → `read_all_async`, `loadSync` → `load`. */
function renamed(name: string, manner: number): string {
  const base = name.replace(/(?:Sync|_sync)$/, '');
  const other = `${base}${SNAKE_CASE.test(name) ? '_async' : 'Async'}`;
  if (manner === 0) return base === name ? other : base;
  return manner === 1 ? other : `${other}${manner}`;
}

const SNAKE_CASE = /^[a-z0-9]+(?:_[a-z0-9]+)+$/;

function isFree(file: FileFacts, name: string): boolean {
  return (
    !file.names.has(name) &&
    !file.namings.some((naming) => naming.name === name) &&
    !file.flow.some((flow) => (flow[0] === 'load' || flow[0] === 'store') && flow.includes(name))
  );
}

function draftOf(graph: CallGraph, copy: Copy) {
  const file = graph.program.fileOf(copy.fn);
  const places: Place[] = (graph.program.fn(copy.fn).home?.names ?? []).map(({ name }) => ({ file, name }));
  const as = places[0].name;
  for (const { file: path } of copy.signatures ?? [])
    places.push({ file: graph.program.file(path) as FileFacts, name: as });
  const wanted = new Set<string>();
  for (const id of copy.calls) {
    const call = graph.program.call(id);
    const caller = graph.program.fileOf(id);
    const item = call.member ? undefined : importUsedAt(caller, call.callee.start);
    if (call.member) wanted.add(call.name);
    if (item) wanted.add(item.imported);
    const whole = call.member || item ? undefined : moduleUsedAt(caller, call.callee.start);
    if (whole) wanted.add(whole);
    places.push({ file: caller, name: item?.local ?? call.name }, ...(whole ? [{ file, name: whole, as }] : []));
  }
  if (copy.why.code === 'public-export')
    for (const { naming } of graph.namesOf(copy.fn).open) if (!naming.typed) wanted.add(naming.name);
  const namings = namingsNeeded(graph, copy.fn, wanted);
  places.push(...namings.flatMap(({ at, naming }) => namesAt(at, naming, as)));
  return {
    copy,
    places,
    namings: namings.map(({ at, naming }) => ({ file: at.path, index: at.namings.indexOf(naming) })),
  };
}

/** Places that must name the twin; where the function itself is written, the copy does. */
function namingsNeeded(graph: CallGraph, id: FunctionId, wanted: ReadonlySet<string>) {
  const found = new Map<Naming, FileFacts>();
  const add = (file: string, naming: Naming): void => {
    const at = graph.program.file(file) as FileFacts;
    if (found.has(naming) || naming.form === 'home') return;
    found.set(naming, at);
    // The value may be an import, which then needs an import of the twin beside it.
    const item = naming.value ? importUsedAt(at, naming.value.start) : undefined;
    const imported = item?.imported ?? naming.imported;
    if (imported !== undefined) addNamed(imported);
  };
  const addNamed = (name: string): void => {
    for (const { file, naming } of graph.namesOf(id).open) if (naming.name === name) add(file, naming);
  };
  wanted.forEach(addNamed);
  return [...found].map(([naming, at]) => ({ at, naming }));
}

function namesAt(file: FileFacts, naming: Naming, as: string): Place[] {
  if (naming.form === 'module') return [{ file, name: naming.name, as }];
  const item = naming.value ? importUsedAt(file, naming.value.start) : undefined;
  const names = [naming.name, naming.imported, item?.imported, item?.local];
  return names.flatMap((name) => (name === undefined ? [] : [{ file, name }]));
}

/** Whether the synchronous form of a copied function may still run while requests wait. */
export function isBeside(graph: CallGraph, copy: Copy, isLive: (id: FunctionId) => boolean): boolean {
  const { fn, calls } = copy;
  const isOutside = graph.escaped.has(fn) || graph.callbacks.has(fn) || entriesOf(graph, fn).length > 0;
  return isOutside || (graph.to.get(fn) ?? []).some((edge) => !calls.has(edge.call) && isLive(edge.caller));
}

/** The functions of copies whose synchronous form may still run while requests wait, also for that of another one. */
// Matches: put(name), of save(name) { put(name); }, where a listener that cannot wait calls save(name)
export function besideIn(
  graph: CallGraph,
  copies: readonly Copy[],
  isLive: (id: FunctionId) => boolean,
): ReadonlySet<FunctionId> {
  const found = new Set(copies.filter((copy) => isBeside(graph, copy, isLive)).flatMap((copy) => [...copy.async]));
  const isCalled = ({ fn }: Copy): boolean => (graph.to.get(fn) ?? []).some(({ caller }) => found.has(caller));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const copy of copies) if (isCalled(copy)) copy.async.forEach((fn) => found.add(fn));
  }
  return found;
}

/** Tells the reviewer who keeps the synchronous form of a twin, and why. */
export function noteOf(graph: CallGraph, { fn, why }: Copy, { names, calls }: Twin): Hazard {
  const { name } = graph.program.fn(fn);
  const twin = names[name] ?? Object.values(names)[0];
  const callers = calls.length === 1 ? '1 call uses' : `${calls.length} calls use`;
  return {
    code: 'twin',
    message: `${name} stays synchronous beside ${twin}: ${why.hazard?.message ?? reasonOf(why.code).message}`,
    guard: `${callers} ${twin}`,
    at: why.at,
  };
}

/** The files that a twin changes. */
export function filesOf(twin: Twin): string[] {
  const elsewhere = [...twin.namings, ...(twin.signatures ?? [])].map(({ file }) => file);
  return [pathOf(twin.fn), ...twin.calls.map(pathOf), ...elsewhere];
}
