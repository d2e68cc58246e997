import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runChild, type Task } from './child';
import type { AppResult } from './types';

export { appName, foldersOf, isGlob, listedApps, pagesOf, sharded, type Shard } from './apps';
export { documentOf, tableOf } from './document';
export type { AppResult, AppState, BulkDocument } from './types';

/** A run over many apps, each on its own. */
export interface Bulk {
  readonly apps: readonly { readonly app: string; readonly root: string; readonly flags: readonly string[] }[];
  /** The folder in which results are kept until all apps are done. */
  readonly folder: string;
  /** Number of apps processed concurrently. */
  readonly jobs?: number;
  /** Reuse the results of an interrupted run over the same apps. */
  readonly resume: boolean;
  readonly env: Task['env'];
  readonly signal: AbortSignal;
  readonly onDone: (result: AppResult) => void;
}

/**
 * Runs unblock on each app in a child process, so that no failure stops the others. Each result is kept in `folder` at
 * once; with `resume`, only missing ones are produced. Resolves to the results in the order of the apps.
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
  // Tells an app what this run has already written to it, if the run was killed before it got the report.
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

/** The id of this run, which stays the same when it is resumed. */
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
 * The result that an interrupted run kept of an app. There is none if the run was killed just before: then the app
 * restores its files (recognised by the id of the run) and is processed again.
 */
function keptResult(store: string, app: string): AppResult | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(store, app, 'result'), 'utf8')) as AppResult;
  } catch {
    return undefined;
  }
}
