import type { Finding, Sampled, SampledFunction } from '../../types';
import type { OffsetOf } from './match';

/**
 * The samples at the position of a finding: in its lines, or, if lines are not known (compiled code in one line), in
 * its function. Undefined without samples.
 */
export function sampledAt(
  finding: Finding,
  functions: readonly SampledFunction[],
  offsetOf: OffsetOf,
): Sampled | undefined {
  const here = functions.filter(({ file }) => file === finding.file);
  const parts = here.flatMap((one) => {
    const ms = one.lines.reduce((all, { line, total }) => all + (isWithin(finding, line, offsetOf) ? total : 0), 0);
    return ms > 0 ? [partOf(one, ms)] : [];
  });
  return joined(parts.length > 0 ? parts : here.filter((one) => isAround(one, finding, here)));
}

function isWithin({ file, blocking: { call } }: Finding, line: number, offsetOf: OffsetOf): boolean {
  const [start, end] = [offsetOf(file, line, 1), offsetOf(file, line + 1, 1) ?? Infinity];
  return start !== undefined && start < call.span.end && call.span.start < end;
}

/** The last function that starts before the finding, if it has the name of the finding's function. */
function isAround(one: SampledFunction, { trace, line }: Finding, here: readonly SampledFunction[]): boolean {
  const isLast = one.line <= line && !here.some((other) => other.line > one.line && other.line <= line);
  return isLast && one.lines.length === 0 && one.name === trace.at(-1)?.name;
}

/** Some milliseconds of a function, distributed over its routes in proportion. */
function partOf({ total, routes }: SampledFunction, ms: number): Sampled {
  return { total: ms, routes: routes.map(({ route, total: all }) => ({ route, total: (all * ms) / total })) };
}

function joined(parts: readonly Sampled[]): Sampled | undefined {
  if (parts.length === 0) return undefined;
  const routes = new Map<string, number>();
  for (const { route, total } of parts.flatMap((part) => part.routes))
    routes.set(route, (routes.get(route) ?? 0) + total);
  return {
    total: parts.reduce((all, { total }) => all + total, 0),
    routes: [...routes].map(([route, total]) => ({ route, total })).sort((one, other) => other.total - one.total),
  };
}
