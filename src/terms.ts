import type { Context, Severity } from './types';

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
