import type { PathExpr } from '../types';

/** Whether a path comes from the environment, and is one that is written out where that has none. */
// Matches: process.env.DATA || 'data'
export function hasPreset([setting, preset]: readonly PathExpr[]): boolean {
  return setting?.kind === 'node' && setting.name.startsWith('process.env.') && preset?.kind === 'text';
}
