import type { CallGraph, BlockingCall, Context, Edge, Finding, FunctionId, Notice, TraceStep } from '../../types';
import { functionId, pathOf } from '../../program';
import { CONTEXTS, severityOf } from '../../findings/terms';
import { passedIn, type Passed } from './passed';
import type { Reach, Step } from './reach';
import { unknownUses } from './unknown';
import { routeThrough } from '../entries/wrapped';

/** Every blocking call of the program, with its context and proof, ordered by file and line. */
export function findingsOf(graph: CallGraph, reach: Reach): Finding[] {
  const ordinals = new Map<string, number>();
  const calls = [...graph.blocking].sort((a, b) =>
    a.file === b.file ? a.call.span.start - b.call.span.start : a.file < b.file ? -1 : 1,
  );
  const passed = passedIn(graph);
  const unknown = unknownUses(graph, reach);
  return calls.map((call) => {
    const why = unknown.get(functionId(call.file, call.call.fn));
    return describe(graph, reach, passed, call, ordinals, why);
  });
}

function describe(
  graph: CallGraph,
  reach: Reach,
  passed: Passed,
  blocking: BlockingCall,
  ordinals: Map<string, number>,
  unknown: string | undefined,
): Finding {
  const { call, file, module, method } = blocking;
  const notice = noticeOf(blocking);
  const owner = functionId(file, call.fn);
  const contexts: [Context, ...Context[]] = unknown === undefined ? contextsOf(reach, owner) : ['unknown_path'];
  const proof = proofOf(graph, reach.get(contexts[0]), passed, owner);
  return {
    id: stableId(blocking, scopeOf(graph, owner), ordinals),
    rule: ruleOf(blocking),
    file,
    line: call.line,
    column: call.column,
    module: module.name,
    method: method.sync,
    category: module.category,
    context: contexts[0],
    contexts,
    severity: notice ? 'low' : severityOf(contexts[0], call.position.inLoop),
    inLoop: call.position.inLoop,
    notice,
    unknown,
    route: proof.route,
    trace: proof.steps,
    blocking,
  };
}

function contextsOf(reach: Reach, owner: FunctionId): [Context, ...Context[]] {
  const found = CONTEXTS.filter((context) => reach.get(context)?.has(owner));
  return found.length > 0 ? (found as [Context, ...Context[]]) : ['unreachable_path'];
}

/** Walks the steps back from a function to the entry that reaches it. */
function proofOf(
  { program, routeThrough: route }: CallGraph,
  reached: ReadonlyMap<FunctionId, Step> | undefined,
  passed: Passed,
  owner: FunctionId,
): { route?: string; steps: TraceStep[] } {
  const steps: TraceStep[] = [];
  const way: Edge[] = [];
  for (let id: FunctionId | undefined = owner; id !== undefined;) {
    const { edge, entry, begins }: Step = reached?.get(id) ?? {};
    steps.unshift({ name: program.fn(id).name, file: pathOf(id), line: program.fn(id).line });
    if (entry) return { route: routeThrough(entry, way, passed, program, route) ?? entry.route, steps };
    if (begins !== undefined) return { route: begins, steps };
    if (edge) way.unshift(edge);
    id = edge?.caller;
  }
  return { steps };
}

/** The names of the enclosing functions, which stay the same when lines move. */
function scopeOf(graph: CallGraph, owner: FunctionId): string {
  const names: string[] = [];
  for (let fn = graph.program.fn(owner); fn.index !== 0; fn = graph.program.fn(functionId(pathOf(owner), fn.parent)))
    names.unshift(fn.name);
  return names.join('.') || '(module)';
}

function ruleOf({ module, method }: BlockingCall): string {
  return `${module.name}/${method.sync}`;
}

function stableId(blocking: BlockingCall, scope: string, ordinals: Map<string, number>): string {
  const base = `${ruleOf(blocking)}@${blocking.file}#${scope}`;
  const ordinal = (ordinals.get(base) ?? 0) + 1;
  ordinals.set(base, ordinal);
  return `${base}:${ordinal}`;
}

// Matches: crypto.randomBytes(16), but not crypto.randomBytes(1_000_000)
function noticeOf({ call, method }: BlockingCall): Notice | undefined {
  const [size] = call.args;
  const isLarge = size?.kind === 'number' && Number(size.value) >= (method.noticeBelow ?? Infinity);
  return isLarge ? undefined : method.notice;
}
