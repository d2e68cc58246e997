import { loopFormOf } from '../language/array-methods';
import { expectationOf } from '../language/expectations';
import { functionId, callId } from '../program';
import type {
  BlockingCall,
  CallFacts,
  CallGraph,
  CallId,
  ChangeSet,
  FileFacts,
  FunctionId,
  Guard,
  Lock,
  Span,
  Twin,
} from '../types';
import { Bindings } from './bindings';
import { yielded, yieldingIn } from '../language/driven';
import { awaitEdits, expectationEdits, iterationEdits, loopEdits, rewriteCall, spanKey, type Helpers } from './calls';
import { importEdits } from './import-edits';
import { asyncEdits, guardEdits, lockEdits, renameEdit, siteEdits } from './functions';
import { eachEdits, eachesOf } from './eaches';
import { createEdits } from './factories';
import { chainEdits, compoundEdits, defaultEdits } from './moves';
import type { Reshape } from './reshape';
import { styleOf, type Style } from './style';
import { applyEdits, insertion, type OrderedEdit } from './text';
import { namingEdits, placeEdits, spansOf, type Placed } from './twins';

/** The new text of one file, and the helpers it uses. */
export interface RewrittenFile {
  readonly after: string;
  readonly style: Style;
}

/** Carries out what the sets want of one file. `request` is how the file imports the helper file. */
export function rewriteFile(
  graph: CallGraph,
  facts: FileFacts,
  text: string,
  sets: readonly ChangeSet[],
  request: string,
  use: (helper: string) => void,
  reshape: Reshape | undefined,
): RewrittenFile {
  const style = styleOf(facts, text);
  const twins = uniqueTwins(sets);
  const bindings = new Bindings(facts, spansOf(facts, twins));
  const helpers: Helpers = {
    local: (helper) => {
      use(helper);
      return bindings.named(request, helper);
    },
  };
  const open = new Set(
    [...facts.calls, ...facts.reads].filter((call) => call.position.needsSemicolon).map((call) => call.span.start),
  );
  const isYielding = (fn: number | undefined): boolean => yieldingIn(graph, facts.path, fn);
  const all = [...fileEdits(graph, facts, text, sets, bindings, helpers, style, reshape)];
  const placed = all.map((one) => (isYielding(one.fn) ? { ...one, edits: one.edits.map(byYield) } : one));
  const edits = [
    ...placeEdits(facts, text, twins, placed, open, style),
    ...twins.flatMap((twin) => namingEdits(facts, text, twin, bindings, style)),
  ];
  return { after: applyEdits(text, [...edits, ...importEdits(facts, text, style, bindings)]), style };
}

function* fileEdits(
  graph: CallGraph,
  facts: FileFacts,
  text: string,
  sets: readonly ChangeSet[],
  bindings: Bindings,
  helpers: Helpers,
  style: Style,
  reshape: Reshape | undefined,
): Generator<Placed> {
  const wanted = wantedOf(sets);
  const isYielding = (fn: number | undefined): boolean => yieldingIn(graph, facts.path, fn);
  const placing = (call: CallFacts): CallFacts => (isYielding(call.fn) ? yielded(call) : call);
  const looping = facts.calls.filter((call) => wanted.loops.has(callId(facts.path, call.index)));
  const eaches = eachesOf(
    facts,
    looping.filter(({ fn }) => !isYielding(fn)),
    new Set(wanted.locks.keys()),
    text,
    reshape,
  );
  const calls = waiting(facts, wanted);
  for (const each of eaches) wanted.loops.delete(callId(facts.path, each.call.index));
  for (const each of eaches)
    yield { fn: each.call.fn, edits: eachEdits(facts, each, calls, text, style, reshape as Reshape) };
  const argued = objectsOf(facts, wanted.loops);
  for (const { file, blocking } of wanted.findings)
    if (file === facts.path)
      yield {
        fn: blocking.call.fn,
        edits: rewriteCall(
          { ...chosen(blocking, wanted.instead), call: placing(blocking.call) },
          text,
          bindings,
          helpers,
          argued,
        ),
      };
  for (const call of [...facts.calls, ...facts.reads].map(placing)) {
    const id = callId(facts.path, call.index);
    const expectation = wanted.loops.has(id) ? expectationOf(facts, call) : undefined;
    if (expectation) yield { fn: call.fn, edits: expectationEdits(expectation, helpers, argued) };
    else if (wanted.loops.has(id)) yield { fn: call.fn, edits: loopEdits(facts, call, helpers, argued) };
    else if (wanted.awaits.has(id)) yield { fn: call.fn, edits: waitEdits(graph, id, call, helpers, argued) };
    if (wanted.awaits.has(id) && call.isNew) yield { fn: call.fn, edits: createEdits(call) };
    const names = wanted.moved.get(id);
    if (names) yield { fn: call.fn, edits: [renameEdit(call, names, bindings)] };
  }
  yield* moveEdits(facts, calls, text, bindings, style, lockedSpans(facts, wanted.locks));
  for (const fn of facts.functions) {
    const id = functionId(facts.path, fn.index);
    if (wanted.async.has(id)) yield { fn: fn.index, edits: asyncEdits(graph.program.fn(id), text, style) };
    for (const locks of wanted.locks.get(id)?.values() ?? [])
      yield { fn: fn.index, edits: lockEdits(fn, locks, helpers, text, style) };
  }
  for (const site of wanted.sites.values())
    if (site.file === facts.path) yield { fn: undefined, edits: siteEdits(site, text) };
  for (const guard of wanted.guards.values())
    if (guard.file === facts.path) yield { fn: undefined, edits: guardEdits(guard, helpers) };
}

/** `yield` waits where a generator is run for its promises. */
function byYield(edit: OrderedEdit): OrderedEdit {
  return { ...edit, text: edit.text.replace(/^(;?\(?)await /, '$1yield ') };
}

/** `await` for what a function gives, or for each element of what a generator gives. */
function waitEdits(graph: CallGraph, id: CallId, call: CallFacts, helpers: Helpers, argued: ReadonlySet<string>) {
  const isGenerator = [...(graph.targets.get(id) ?? [])].some((callee) => graph.program.fn(callee).generator);
  if (isGenerator) return iterationEdits(call, helpers);
  return call.index < 0 ? [...awaitEdits(call, argued), insertion(call.span.end, '()')] : awaitEdits(call, argued);
}

function uniqueTwins(sets: readonly ChangeSet[]): Twin[] {
  return [...new Map(sets.flatMap((set) => set.twins.map((twin) => [twin.fn, twin] as const))).values()];
}

/** The calls of a file that are awaited now. */
function waiting(facts: FileFacts, { findings, awaits, loops }: ReturnType<typeof wantedOf>): CallFacts[] {
  const blocking = new Set(findings.map((finding) => finding.blocking.id));
  return [...facts.calls, ...facts.reads].filter((call) => {
    const id = callId(facts.path, call.index);
    return blocking.has(id) || awaits.has(id) || loops.has(id);
  });
}

/** What has to stand elsewhere, or in another form, for these calls to wait. */
function* moveEdits(
  facts: FileFacts,
  calls: readonly CallFacts[],
  text: string,
  bindings: Bindings,
  style: Style,
  locked: readonly Span[],
): Generator<Placed> {
  const compounds = new Map(
    calls.flatMap(({ fn, position: { compound } }) =>
      compound ? [[compound.statement.start, { fn, compound }] as const] : [],
    ),
  );
  const chains = new Map(
    calls.flatMap(({ fn, position: { chain } }) => (chain ? [[chain.span.start, { fn, chain }] as const] : [])),
  );
  const spans = calls.map((call) => call.span);
  for (const fn of facts.functions)
    if (fn.defaults.length > 0) yield { fn: fn.index, edits: defaultEdits(fn, spans, text, style) };
  for (const { fn, compound } of compounds.values()) {
    const steps = locked.filter((span) => span.start <= compound.statement.start && compound.statement.end <= span.end);
    yield { fn, edits: compoundEdits(compound, bindings.fresh('value'), text, style, steps.length) };
  }
  for (const { fn, chain } of chains.values()) yield { fn, edits: chainEdits(chain, text) };
}

function wantedOf(sets: readonly ChangeSet[]) {
  return {
    findings: sets.flatMap((set) => set.findings),
    awaits: new Set(sets.flatMap((set) => set.awaits)),
    instead: new Map(sets.flatMap((set) => set.instead.map(({ call, helper }) => [call, helper] as const))),
    loops: new Set(sets.flatMap((set) => set.loops)),
    async: new Set(sets.flatMap((set) => [...set.async, ...set.twins.flatMap((twin) => twin.async)])),
    moved: new Map(
      sets.flatMap((set) => set.twins.flatMap(({ calls, names }) => calls.map((call) => [call, names] as const))),
    ),
    locks: locksByFunction(sets.flatMap((set) => set.locks)),
    sites: new Map(sets.flatMap((set) => set.sites.map((site) => [`${site.file}:${site.span.start}`, site] as const))),
    guards: new Map(
      sets.flatMap((set) => set.guards.map((guard): [string, Guard] => [`${guard.file}:${guard.span.start}`, guard])),
    ),
  };
}

/** The row as it is, or with another helper. */
function chosen(blocking: BlockingCall, instead: ReadonlyMap<CallId, string>): BlockingCall {
  const helper = instead.get(blocking.id);
  return helper === undefined
    ? blocking
    : { ...blocking, method: { ...blocking.method, async: helper, via: 'helper' } };
}

type Locks = readonly [Lock, ...Lock[]];

/** What moves one step to the right, since it runs under a lock now. */
function lockedSpans(facts: FileFacts, locks: ReturnType<typeof locksByFunction>): Span[] {
  return facts.functions.flatMap((fn) =>
    [...(locks.get(functionId(facts.path, fn.index))?.values() ?? [])].map(([{ range }]) => range ?? fn.body),
  );
}

/** The locks of each function, by the text that they are held for; several sets may say the same of one. */
function locksByFunction(locks: readonly Lock[]): Map<FunctionId, Map<string, Locks>> {
  const byFunction = new Map<FunctionId, Map<string, Locks>>();
  for (const lock of locks) {
    const known = byFunction.get(lock.fn) ?? new Map<string, Locks>();
    const place = lock.range ? spanKey(lock.range) : '';
    const others = known.get(place);
    if (!others?.some(({ key }) => key === lock.key))
      byFunction.set(lock.fn, known.set(place, others ? [...others, lock] : [lock]));
  }
  return byFunction;
}

/** Starts of the lists that become arguments of a helper: an `await` there needs no parentheses any more. */
function objectsOf(facts: FileFacts, loops: ReadonlySet<CallId>): ReadonlySet<string> {
  const lists = facts.calls.filter(
    (call) => loops.has(callId(facts.path, call.index)) && loopFormOf(facts, call)?.first === 'receiver',
  );
  return new Set(lists.map(({ member }) => spanKey(member?.object as Span)));
}
