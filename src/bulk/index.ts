import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runChild, type Task } from './child';
import type { AppResult } from './types';

export { appName, foldersOf, isGlob, listedApps, pagesOf, sharded, type Shard } from './apps';
export { documentOf, tableOf } from './document';
export type { AppResult, AppState, BulkDocument } from './types';

/** Many apps, each to be done by itself. */
export interface Bulk {
  readonly apps: readonly { readonly app: string; readonly root: string; readonly flags: readonly string[] }[];
  /** Our folder, where what is done is kept until all is done. */
  readonly folder: string;
  /** How many at a time. */
  readonly jobs?: number;
  /** Take over what an earlier run over the same apps has done. */
  readonly resume: boolean;
  readonly env: Task['env'];
  readonly signal: AbortSignal;
  readonly onDone: (result: AppResult) => void;
}

/**
 * Runs unblock on each app in a process of its own, so that no failure stops the others. After each the result is kept in
 * `folder`: with `resume` only what is missing there is done. Resolves with the results in the order of the apps.
 */
export async function runBulk({
  apps,
  folder,
  jobs,
  resume,
  env,
  signal,
  onDone,
}: Bulk): Promise<readonly AppResult[]> {
  const store = join(folder, 'bulk');
  if (!resume) rmSync(store, { recursive: true, force: true });
  mkdirSync(store, { recursive: true });
  writeFileSync(join(folder, '.gitignore'), '*\n');
  // By it an app knows what this run has written to it already, though nobody was left to take its report.
  const named = { ...env, UNBLOCK_BATCH: batchIn(store) };
  const results = new Map(apps.map(({ app }) => [app, keptResult(store, app) ?? { app, state: 'waiting' as const }]));
  const open = apps.filter(({ app }) => results.get(app)?.state === 'waiting');
  const work = async (): Promise<void> => {
    for (let next = open.shift(); next && !signal.aborted; next = open.shift()) {
      const result = await runChild({ ...next, report: fileOf(store, next.app, 'report'), env: named, signal });
      results.set(result.app, result);
      if (result.state !== 'waiting') keep(store, result);
      onDone(result);
    }
  };
  const amount = jobs ?? Math.max(1, Math.floor(availableParallelism() / 2));
  await Promise.all(Array.from({ length: amount }, work));
  const all = apps.map(({ app }) => results.get(app) as AppResult);
  if (all.every(({ state }) => state !== 'waiting')) rmSync(store, { recursive: true, force: true });
  return all;
}

/** The name of this run over several apps; one that goes on keeps its name. */
function batchIn(store: string): string {
  const file = join(store, 'batch');
  if (!existsSync(file)) {
    writeFileSync(`${file}.tmp`, randomUUID());
    renameSync(`${file}.tmp`, file);
  }
  return readFileSync(file, 'utf8');
}

function fileOf(store: string, app: string, kind: 'report' | 'result'): string {
  return join(store, `${createHash('sha256').update(app).digest('hex').slice(0, 16)}.${kind}.json`);
}

function keep(store: string, result: AppResult): void {
  const file = fileOf(store, result.app, 'result');
  writeFileSync(`${file}.tmp`, JSON.stringify(result));
  renameSync(`${file}.tmp`, file);
}

/**
 * What an earlier run kept of an app. Of one that was finished when nobody was left to say so there is nothing: it puts its
 * files back (by the name of the run) and is done again.
 */
function keptResult(store: string, app: string): AppResult | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(store, app, 'result'), 'utf8')) as AppResult;
  } catch {
    return undefined;
  }
}
