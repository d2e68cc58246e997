import { loopFormOf } from '../language/array-methods';
import { expectationOf } from '../language/expectations';
import { callId, functionId, indexOf, pathOf } from '../program';
import type { BlockingCall, CallFacts, CallGraph, CallId, ChangeSet, FileFacts, FunctionFacts, Span } from '../types';
import { Bindings } from './bindings';
import { yielded, yieldingIn } from '../language/driven';
import { awaitEdits, expectationEdits, iterationEdits, loopEdits, rewriteCall, spanKey, type Helpers } from './calls';
import { importEdits } from './import-edits';
import { asyncEdits, guardEdits, renameEdit, siteEdits } from './functions';
import { lockEdits, releaseEdits } from './locks';
import { eachEdits, eachesOf } from './eaches';
import { createEdits } from './factories';
import { ownVariableEdits } from './own-variables';
import type { Reshape } from './reshape';
import { signatureEdits } from './signatures';
import { styleOf, type Style } from './style';
import { substituteEdits, type HelperRequest } from './substitutes';
import { applyEdits, insertion, type OrderedEdit } from './text';
import { namingEdits, placeEdits, spansOf, type Placed } from './twins';
import { lockedSpans, wantedOf, type Wanted } from './wanted';
import { moveEdits } from './moves';

/** The new text of one file, with the helpers that it uses. */
export interface RewrittenFile {
  readonly after: string;
  readonly style: Style;
}

/**
 * Applies to one file what the sets want of it. `requestOf` is how it imports the helper file of a file, its own among
 * them.
 */
export function rewriteFile(
  graph: CallGraph,
  facts: FileFacts,
  text: string,
  sets: readonly ChangeSet[],
  requestOf: HelperRequest,
  use: (helper: string) => void,
  reshape: Reshape | undefined,
): RewrittenFile {
  const style = styleOf(facts, text);
  const wanted = wantedOf(sets);
  const twins = [...wanted.twins.values()];
  const bindings = new Bindings(facts, spansOf(facts, twins));
  const helpers: Helpers = {
    local: (helper) => {
      use(helper);
      return bindings.named(requestOf(facts.path), helper);
    },
  };
  const open = new Set(
    [...facts.calls, ...facts.reads].filter((call) => call.position.needsSemicolon).map((call) => call.span.start),
  );
  const work: Work = { graph, facts, text, wanted, bindings, helpers, style, reshape };
  const placed = [...fileEdits(work)].map((one) =>
    isYielding(work, one.fn) ? { ...one, edits: one.edits.map(byYield) } : one,
  );
  const edits = [
    ...substituteEdits(facts, text, wanted.substitutes, style, requestOf),
    ...placeEdits(facts, text, twins, placed, open, style),
    ...twins.flatMap((twin) => namingEdits(facts, text, twin, bindings, style)),
    ...signatureEdits(facts, text, twins, style),
  ];
  return { after: applyEdits(text, [...edits, ...importEdits(facts, text, style, bindings)]), style };
}

/** One file, the requested changes, and the services for them. */
interface Work {
  readonly graph: CallGraph;
  readonly facts: FileFacts;
  readonly text: string;
  readonly wanted: Wanted;
  readonly bindings: Bindings;
  readonly helpers: Helpers;
  readonly style: Style;
  readonly reshape: Reshape | undefined;
}

function* fileEdits(work: Work): Generator<Placed> {
  const { facts, text, wanted, bindings, helpers, style } = work;
  const calls = waiting(facts, wanted);
  yield* plainLoops(work, calls);
  const argued = objectsOf(facts, wanted.loops);
  yield* blockingEdits(work, argued);
  for (const call of [...facts.calls, ...facts.reads]) yield* callEdits(work, placing(work, call), argued);
  yield* releasing(work);
  yield* moveEdits(facts, calls, text, bindings, style, lockedSpans(facts, wanted.locks), wanted.loops);
  for (const fn of facts.functions) yield* functionEdits(work, fn);
  yield* ownVariableEdits(facts, text, wanted.own);
  const sites = [...wanted.sites.values()].filter(({ file }) => file === facts.path);
  yield { fn: undefined, edits: sites.flatMap((site) => siteEdits(site, text)) };
  for (const guard of wanted.guards.values())
    if (guard.file === facts.path)
      yield { fn: undefined, edits: guardEdits(guard, shorthandAt(facts, guard.span), helpers) };
}

function isYielding({ graph, facts }: Work, fn: number | undefined): boolean {
  return yieldingIn(graph, facts.path, fn);
}

function placing(work: Work, call: CallFacts): CallFacts {
  return isYielding(work, call.fn) ? yielded(call) : call;
}

/** Calls of array methods that become `for…of` and no longer need a helper. */
function* plainLoops(work: Work, calls: readonly CallFacts[]): Generator<Placed> {
  const { facts, text, wanted, style, reshape } = work;
  const looping = facts.calls.filter((call) => wanted.loops.has(callId(facts.path, call.index)));
  const candidates = looping.filter(({ fn }) => !isYielding(work, fn));
  const eaches = eachesOf(facts, candidates, new Set(wanted.locks.keys()), text, reshape);
  for (const each of eaches) wanted.loops.delete(callId(facts.path, each.call.index));
  for (const each of eaches)
    yield { fn: each.call.fn, edits: eachEdits(facts, each, calls, text, style, reshape as Reshape) };
}

/** The blocking calls, in their asynchronous form. */
function* blockingEdits(work: Work, argued: ReadonlySet<string>): Generator<Placed> {
  const { facts, text, wanted, bindings, helpers } = work;
  for (const { file, blocking } of wanted.findings) {
    if (file !== facts.path) continue;
    const form = { ...chosen(blocking, wanted.instead), call: placing(work, blocking.call) };
    const isNamed = wanted.substitutes.some(({ by }) => by === blocking.id);
    yield { fn: blocking.call.fn, edits: rewriteCall(form, text, bindings, helpers, argued, isNamed) };
  }
}

/** Awaits a call of a function that is async now. */
function* callEdits(work: Work, call: CallFacts, argued: ReadonlySet<string>): Generator<Placed> {
  const { graph, facts, text, wanted, bindings, helpers } = work;
  const id = callId(facts.path, call.index);
  const expectation = wanted.loops.has(id) ? expectationOf(facts, call) : undefined;
  if (expectation) yield { fn: call.fn, edits: expectationEdits(expectation, helpers, argued) };
  else if (wanted.loops.has(id))
    yield { fn: call.fn, edits: loopEdits(facts, text, call, helpers, argued, wanted.concurrent.get(id)) };
  else if (wanted.awaits.has(id)) yield { fn: call.fn, edits: waitEdits(graph, id, call, helpers, argued) };
  if (wanted.awaits.has(id) && call.isNew) yield { fn: call.fn, edits: createEdits(call) };
  const names = wanted.moved.get(id);
  if (names) yield { fn: call.fn, edits: [renameEdit(call, names, bindings, text)] };
}

/** Waits during which locks are released. */
function* releasing({ facts, wanted, helpers, style }: Work): Generator<Placed> {
  for (const { fn, span, key } of wanted.releases.values())
    if (pathOf(fn) === facts.path) yield { fn: indexOf(fn), edits: releaseEdits(span, key, helpers, style) };
}

function* functionEdits(work: Work, fn: FunctionFacts): Generator<Placed> {
  const { graph, facts, text, wanted, style } = work;
  const id = functionId(facts.path, fn.index);
  const guard = wanted.guards.get(`${facts.path}:${fn.span.start}`);
  if (wanted.async.has(id)) yield { fn: fn.index, edits: asyncEdits(graph.program.fn(id), guard, text, style) };
  for (const locks of wanted.locks.get(id)?.values() ?? []) yield { fn: fn.index, edits: lockEdits(fn, locks, work) };
}

function shorthandAt({ functions }: FileFacts, { start }: Span): FunctionFacts | undefined {
  return functions.find((fn) => fn.shorthand === true && fn.span.start === start);
}

/** In a generator that is run for its promises, `yield` is used to wait. */
function byYield(edit: OrderedEdit): OrderedEdit {
  return { ...edit, text: edit.text.replace(/^(;?\(?)await /, '$1yield ') };
}

/** `await` for the result of a function, or for each element of a generator. */
function waitEdits(graph: CallGraph, id: CallId, call: CallFacts, helpers: Helpers, argued: ReadonlySet<string>) {
  const isGenerator = [...(graph.targets.get(id) ?? [])].some((callee) => graph.program.fn(callee).generator);
  if (isGenerator) return iterationEdits(call, helpers);
  return call.index < 0 ? [...awaitEdits(call, argued), insertion(call.span.end, '()')] : awaitEdits(call, argued);
}

/** The calls of a file that become awaited. */
function waiting(facts: FileFacts, { findings, awaits, loops }: Wanted): CallFacts[] {
  const blocking = new Set(findings.map((finding) => finding.blocking.id));
  return [...facts.calls, ...facts.reads].filter((call) => {
    const id = callId(facts.path, call.index);
    return blocking.has(id) || awaits.has(id) || loops.has(id);
  });
}

/** The row of a call, possibly with another helper. */
function chosen(blocking: BlockingCall, instead: ReadonlyMap<CallId, string>): BlockingCall {
  const helper = instead.get(blocking.id);
  return helper === undefined
    ? blocking
    : { ...blocking, method: { ...blocking.method, async: helper, via: 'helper' } };
}

/** Starts of the lists that become arguments of a helper, where an `await` needs no parentheses. */
function objectsOf(facts: FileFacts, loops: ReadonlySet<CallId>): ReadonlySet<string> {
  const lists = facts.calls.filter(
    (call) => loops.has(callId(facts.path, call.index)) && loopFormOf(facts, call)?.first === 'receiver',
  );
  return new Set(lists.map(({ member }) => spanKey(member?.object as Span)));
}
