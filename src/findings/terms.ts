import type { Context, Severity } from '../types';

/** Every context, in the order in which the first that holds is the one reported. */
export const CONTEXTS: readonly Context[] = [
  'request_path',
  'background_path',
  'startup_path',
  'tooling_path',
  'unreachable_path',
  'unknown_path',
];

/** Every severity, worst first. */
export const SEVERITIES: readonly Severity[] = ['critical', 'high', 'medium', 'low'];

/** How much a call weighs that is reached in this context: the table of the command line's contract, in its order. */
export function severityOf(context: Context, inLoop: boolean): Severity {
  if (context === 'request_path') return inLoop ? 'critical' : 'high';
  if (context === 'background_path' || context === 'unknown_path') return inLoop ? 'high' : 'medium';
  return 'low';
}

/** Among the members of an access: one of the things in a list, a map or a table. */
export const ELEMENT = '[]';
