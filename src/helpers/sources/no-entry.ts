import type { BigIntStats, Stats } from 'fs';

export interface LookOptions {
  bigint?: boolean | undefined;
  throwIfNoEntry?: boolean | undefined;
}

export type Looked<Options> =
  | (Options extends { bigint: true } ? BigIntStats : Stats)
  | (Options extends { throwIfNoEntry: false } ? undefined : never);

/**
 * Whether `statSync` with `throwIfNoEntry: false` returns undefined for this
 * error.
 */
// From Node 22 on, that includes ENOTDIR: `file/below`.
export function isNoEntry(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ENOENT' || (code === 'ENOTDIR' && parseInt(process.versions.node, 10) >= 22);
}
