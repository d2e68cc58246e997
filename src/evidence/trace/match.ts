import { CONTEXTS, severityOf } from '../../findings/terms';
import type { BlockingModule, Context, Finding, Measured, Trace, TracedCall } from '../../types';
import { sampledAt } from './sampled';
import { findingOfCall } from './unforeseen';

/** The offset of a line and a column in a file; undefined if the file was not read. */
export type OffsetOf = (file: string, line: number, column: number) => number | undefined;

const NEVER: Measured = { count: 0, total: 0, max: 0, p50: 0, p95: 0, p99: 0, waited: 0, contexts: [], routes: [] };

/**
 * Adds the measurements of a run to the findings. If a call was reached in a context that the analysis does not know,
 * the finding gets that context, and the stack as its trace. Calls without a finding become findings: those of the
 * user's code, and those made by a package while a request waited.
 */
export function withEvidence(
  findings: readonly Finding[],
  trace: Trace,
  modules: readonly BlockingModule[],
  offsetOf: OffsetOf,
): readonly Finding[] {
  const calls = new Map<Finding, TracedCall[]>();
  const unforeseen: TracedCall[] = [];
  for (const call of trace.calls) {
    const finding = findingOf(call, findings, offsetOf);
    if (finding) calls.set(finding, [...(calls.get(finding) ?? []), call]);
    else if (isWorthTelling(call)) unforeseen.push(call);
  }
  const known = findings.map((finding) =>
    finding.module === 'cpu'
      ? { ...finding, sampled: sampledAt(finding, trace.functions, offsetOf) }
      : measuredFinding(finding, calls.get(finding) ?? []),
  );
  return [
    ...known,
    ...unforeseen.flatMap((call, index) => findingOfCall(call, modules, measuredOf([call]), index) ?? []),
  ];
}

/**
 * The innermost finding at the position of a call. A package that replaces a module of Node may have made the call
 * under its own name.
 */
function findingOf(call: TracedCall, findings: readonly Finding[], offsetOf: OffsetOf): Finding | undefined {
  const offset = offsetOf(call.file, call.line, call.column);
  const around = findings.filter((finding) => finding.file === call.file && isAround(finding, call, offset));
  const alike = around.filter(({ method, module }) => method === call.method || module === call.through?.name);
  return alike.sort((one, other) => lengthOf(one) - lengthOf(other))[0];
}

// For a call over several lines, the engine reports the line of the method's name.
function isAround({ line, blocking: { call } }: Finding, seen: TracedCall, offset: number | undefined): boolean {
  if (offset === undefined) return line === seen.line;
  return call.span.start <= offset && offset < call.span.end;
}

function lengthOf({ blocking: { call } }: Finding): number {
  return call.span.end - call.span.start;
}

function isWorthTelling({ file, through, routes }: TracedCall): boolean {
  const isOurs = !/^(?:\/|[A-Za-z]:)|(?:^|\/)node_modules\//.test(file);
  return isOurs && (through === undefined || routes.length > 0);
}

function measuredFinding(finding: Finding, calls: readonly TracedCall[]): Finding {
  if (calls.length === 0) return { ...finding, measured: NEVER };
  const measured = measuredOf(calls);
  const contexts = CONTEXTS.filter((context) => isIn(context, finding, measured));
  if (contexts[0] === finding.context) return { ...finding, contexts, measured };
  const [{ stack }] = calls;
  const severity = finding.notice ? 'low' : severityOf(contexts[0], finding.inLoop);
  const route = measured.routes[0]?.route;
  return { ...finding, context: contexts[0], contexts, severity, route, trace: stack, measured, seenOnly: 'way' };
}

// A call that was observed is reached, so it is no longer unreachable or unknown.
function isIn(context: Context, { contexts }: Finding, measured: Measured): boolean {
  if (measured.contexts.includes(context)) return true;
  return contexts.includes(context) && context !== 'unreachable_path' && context !== 'unknown_path';
}

function measuredOf(calls: readonly TracedCall[]): Measured {
  const sum = (value: (call: TracedCall) => number): number => calls.reduce((all, call) => all + value(call), 0);
  const most = (value: (call: TracedCall) => number): number => Math.max(...calls.map(value));
  const routes = calls.flatMap((call) => call.routes);
  return {
    count: sum(({ count }) => count),
    total: sum(({ total }) => total),
    max: most(({ max }) => max),
    p50: most(({ p50 }) => p50),
    p95: most(({ p95 }) => p95),
    p99: most(({ p99 }) => p99),
    waited: routes.reduce((all, { total }) => all + total, 0),
    contexts: CONTEXTS.filter((context) => calls.some(({ contexts }) => contexts.includes(context))),
    routes,
  };
}
