import type { BigIntStats, Stats } from 'fs';

export interface LookOptions {
  bigint?: boolean | undefined;
  throwIfNoEntry?: boolean | undefined;
}

export type Looked<Options> =
  | (Options extends { bigint: true } ? BigIntStats : Stats)
  | (Options extends { throwIfNoEntry: false } ? undefined : never);

/** True for an error that `statSync` with `throwIfNoEntry: false` does not throw. */
// The sync calls do not throw for `file/below` either, from Node 22 on.
export function isNoEntry(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ENOENT' || (code === 'ENOTDIR' && parseInt(process.versions.node, 10) >= 22);
}
