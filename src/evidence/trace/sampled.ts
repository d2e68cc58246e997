import type { Finding, Sampled, SampledFunction } from '../../types';
import type { OffsetOf } from './match';

/**
 * What was sampled at the place of a finding: in its lines, or where lines are not known (a compiler had put all into one)
 * in the function that it is in. Undefined when no sample was taken there.
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

/** The last function to begin before the finding, when it has the name of the one that the finding is in. */
function isAround(one: SampledFunction, { trace, line }: Finding, here: readonly SampledFunction[]): boolean {
  const isLast = one.line <= line && !here.some((other) => other.line > one.line && other.line <= line);
  return isLast && one.lines.length === 0 && one.name === trace.at(-1)?.name;
}

/** As many milliseconds of a function, in all routes alike. */
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
