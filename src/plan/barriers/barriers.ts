import type {
  CallGraph,
  CallId,
  Edge,
  FunctionFacts,
  FunctionId,
  Hazard,
  PackageInfo,
  SkipCode,
  Unread,
  Withheld,
} from '../../types';
import { waitsByYield } from '../../language/driven';
import { isCalledByLanguage } from '../../language/protocols';
import { pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import { atOnceBarrier } from './at-once';
import { callbackBarrier } from './callbacks';
import { contractBarrier } from './contracts';
import { canBeMethod } from './getters';
import { guardsOf } from '../guards/guards';
import { wrappingDecorator } from './decorators';
import { canBeFactory } from './factories';
import { canBeAsyncGenerator, isDriven, isIterated } from './generators';
import { needsLibraryPromise } from './library-promises';
import { losesFailure, positionBarrier } from './positions';
import { goesOnWithQuery, makesQuery } from './queries';
import { SUPPORTED_NODE } from './calls';
import { callWaitBarrier } from './waits';
import { entriesOf, titleOf } from '../graph-index';

/** Why something cannot be done: the code of a reason, and details. */
export interface Barrier {
  readonly code: SkipCode;
  readonly at: string;
  readonly detail?: string;
  /** What to do, where it differs from the advice of the reason. */
  readonly advice?: string;
  /** The hazard that nothing guards against. */
  readonly hazard?: Hazard;
}

/** Facts of the project on which barriers depend. */
export interface Rules {
  readonly package: PackageInfo;
  readonly publicFunctions: ReadonlySet<FunctionId>;
  /** The public functions, and the functions that their callers get from them. */
  readonly given: ReadonlySet<FunctionId>;
  /** Whether a function runs in one of the contexts that are acted on. */
  readonly acting: (id: FunctionId) => boolean;
  /** Files that stay as they are. */
  readonly kept: ReadonlySet<string>;
  /** Whether functions may get an async twin. */
  readonly twins: boolean;
  /** Functions that some place takes as they are only, as the type check found; `isForAll`: and a twin does not help. */
  readonly stated?: ReadonlyMap<FunctionId, { readonly detail: string; readonly isForAll: boolean }>;
  /** Calls that must not wait, because of what other requests may do meanwhile. */
  readonly staying?: ReadonlyMap<CallId, Withheld>;
  /** Files that could not be parsed. */
  readonly unparsed: readonly Unread[];
}

/** Why a function can have no async form at all, neither in its place nor as a twin; undefined when it can. */
export function formBarrier(graph: CallGraph, id: FunctionId, rules: Rules): Barrier | undefined {
  const decorator = wrappingDecorator(graph, id);
  if (decorator !== undefined) return { code: 'escapes', at: graph.program.at(decorator), detail: nameAt(graph, id) };
  const stated = rules.stated?.get(id);
  if (stated?.isForAll) return { code: 'typed-contract', at: graph.program.at(id), detail: stated.detail };
  const code = rules.kept.has(pathOf(id))
    ? 'kept-file'
    : (kindBarrier(graph, id, rules) ?? contractBarrier(graph, id) ?? resultBarrier(graph, id));
  return code === undefined ? undefined : { code, at: graph.program.at(id) };
}

/** Why a function must stay synchronous for users that do not call it directly; undefined when there are none. */
export function needBarrier(graph: CallGraph, id: FunctionId, rules: Rules): Barrier | undefined {
  // A test double is called in place of a function of the program, by callers that are judged there.
  if (isTestFile(pathOf(id)) && standsIn(graph, id)) return undefined;
  const stated = rules.stated?.get(id);
  if (stated) return { code: 'typed-contract', at: graph.program.at(id), detail: stated.detail };
  const code = useBarrier(graph, id, graph.program.fn(id), rules);
  if (code === 'escapes') return { code, at: graph.escaped.get(id) ?? graph.program.at(id), detail: nameAt(graph, id) };
  if (code !== undefined) return { code, at: graph.program.at(id) };
  const guards = guardsOf(graph, id, rules);
  return 'code' in guards ? guards : undefined;
}

function nameAt(graph: CallGraph, id: FunctionId): string {
  return `${titleOf(graph, id)} (${graph.program.at(id)})`;
}

/** Why a call cannot wait for its callee; undefined when it can, or already does. */
export function edgeBarrier(graph: CallGraph, edge: Edge, rules: Rules): Barrier | undefined {
  const { position, isNew } = graph.program.call(edge.call);
  const at = graph.program.at(edge.call);
  const staying = rules.staying?.get(edge.call);
  if (staying) return { ...staying, at: staying.hazard?.at ?? at };
  // An async factory replaces a constructor, but not any other function that is called with `new`.
  if (isNew && graph.program.fn(edge.callee).kind !== 'constructor') return { code: 'used-with-new', at };
  const isGenerator = graph.program.fn(edge.callee).generator && !waitsByYield(graph, edge.callee);
  if (isGenerator && (!isIterated(graph, edge) || waitsByYield(graph, edge.caller)))
    return { code: 'in-generator', at };
  // A callback of a test becoming async must not force the program to wait for it.
  if (isTestFile(pathOf(edge.callee)) && !isTestFile(pathOf(edge.call)) && !standsIn(graph, edge.callee))
    return { code: 'unknown-callback', at };
  if (edge.kind !== 'callback' && position.promised)
    return losesFailure(position) ? { code: 'rejection-unhandled', at } : undefined;
  const atOnce = atOnceBarrier(graph, edge.call);
  if (atOnce !== undefined) return { code: atOnce, at };
  if (edge.kind !== 'callback' && position.awaited) return undefined;
  if (rules.kept.has(pathOf(edge.call))) return { code: 'kept-file', at };
  const code = positionBarrier(graph, edge.call);
  return code === undefined ? callWaitBarrier(graph, edge.call) : { code, at };
}

// Matches: const fake: Store = { load: () => 'text' }, where `load` of the program's own store has to wait anyway
/** Whether a function of a test shares a signature with a function of the program. */
function standsIn({ contracts }: CallGraph, id: FunctionId): boolean {
  return (contracts?.get(id)?.members ?? []).some((member) => !isTestFile(pathOf(member)));
}

/** Whether the caller of an edge waits for the callee: for a call, or for an array method that calls it. */
export function isMet(graph: CallGraph, { kind, call, callee }: Edge): boolean {
  return (
    kind !== 'callback' ||
    (graph.callbacks.get(callee) ?? []).some(
      ({ call: at, use }) => at === call && (use.kind === 'each' || use.kind === 'expects'),
    )
  );
}

/** Whether the promise of a call is handled where the call stands. */
export function isSettled({ program }: CallGraph, { call, kind }: Edge): boolean {
  const { awaited, promised } = program.call(call).position;
  return kind !== 'callback' && (awaited || promised);
}

/**
 * `await` would call the `then` of its result, in either form; a framework awaits an answer anyway, and who only awaits a
 * query gets its rows.
 */
function resultBarrier(graph: CallGraph, id: FunctionId): SkipCode | undefined {
  const given = graph.givesThenable(id);
  if (given === 'query') return makesQuery(graph, id) && goesOnWithQuery(graph, id) ? 'returns-a-query' : undefined;
  if (given === 'promise') return needsLibraryPromise(graph, id) ? 'returns-a-library-promise' : undefined;
  const isAnswered = given === 'answer' && entriesOf(graph, id).length > 0 && !graph.to.has(id);
  return given !== undefined && !isAnswered ? 'returns-a-thenable' : undefined;
}

function kindBarrier(graph: CallGraph, id: FunctionId, rules: Rules): SkipCode | undefined {
  const fn = graph.program.fn(id);
  switch (fn.kind) {
    case 'module':
      return 'needed-at-startup';
    case 'constructor':
      return canBeFactory(graph, id, rules.package.node ?? SUPPORTED_NODE) ? undefined : 'in-constructor';
    case 'getter':
      return canBeMethod(graph, id) ? undefined : 'in-getter';
    case 'setter':
      return 'in-setter';
    case 'class-body':
      return 'in-class-field';
    default:
      if (fn.generator && !waitsByYield(graph, id) && !canBeAsyncGenerator(graph, id)) return 'in-generator';
      if (isCalledByLanguage(fn.name)) return 'called-by-the-language';
      return graph.calledByLanguage().get(id) ?? (fn.awaitIsName ? 'await-is-a-name' : undefined);
  }
}

function useBarrier(graph: CallGraph, id: FunctionId, fn: FunctionFacts, rules: Rules): SkipCode | undefined {
  if (graph.escaped.has(id)) return 'escapes';
  if (rules.publicFunctions.has(id) && 'code' in guardsOf(graph, id, rules)) return 'public-export';
  if (fn.generator && isDriven(graph, id)) return 'in-generator';
  const entry = entriesOf(graph, id).find(({ sync }) => sync !== undefined);
  if (entry) return entry.sync;
  for (const handed of graph.callbacks.get(id) ?? []) {
    const code = callbackBarrier(graph, handed, fn);
    if (code !== undefined) return code;
  }
  const isMentioned = ({ text, near }: Unread): boolean => text.includes(fn.name) && near?.has(pathOf(id)) !== false;
  if (fn.name.length > 2 && rules.unparsed.some(isMentioned)) return 'unparsed-caller';
  return undefined;
}
