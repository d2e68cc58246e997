import type { Context, Severity } from '../types';

/** All contexts, by precedence: a finding has the first that applies. */
export const CONTEXTS: readonly Context[] = [
  'request_path',
  'background_path',
  'startup_path',
  'tooling_path',
  'unreachable_path',
  'unknown_path',
];

/** All severities, worst first. */
export const SEVERITIES: readonly Severity[] = ['critical', 'high', 'medium', 'low'];

/** The severity of a call in a context. */
export function severityOf(context: Context, inLoop: boolean): Severity {
  if (context === 'request_path') return inLoop ? 'critical' : 'high';
  if (context === 'background_path' || context === 'unknown_path') return inLoop ? 'high' : 'medium';
  return 'low';
}
