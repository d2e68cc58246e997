import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { argv, execArgv, execPath } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppReport, AppResult, AppState } from './types';

/** One app, for a child process. */
export interface Task {
  readonly app: string;
  readonly root: string;
  /** Its flags, without reporters and paths. */
  readonly flags: readonly string[];
  /** The file of its report. */
  readonly report: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/** The child process of an interrupted run may still be restoring its files. */
const LOCKED = /another run holds the lock/;
const RETRIES = 5;

/** Runs unblock on one app in a child process, so that a failure affects no other app. Never rejects. */
export async function runChild(task: Task): Promise<AppResult> {
  for (let attempt = 1; ; attempt += 1) {
    rmSync(task.report, { force: true });
    const { code, stderr } = await started(task);
    const isLocked = code === 4 && LOCKED.test(stderr);
    if (!isLocked || attempt > RETRIES || task.signal.aborted) return resultOf(task, code, stderr);
    await sleep(2000);
  }
}

function started(task: Task): Promise<{ readonly code: number | null; readonly stderr: string }> {
  const flags = [...task.flags, '-C', task.root, `--reporter=json=${task.report}`];
  // The channel tells the child when we are gone, for whatever reason: then it restores its files and ends.
  const child = spawn(execPath, [...execArgv, argv[1], ...flags], {
    env: task.env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const stop = (): void => void child.kill('SIGINT');
  task.signal.addEventListener('abort', stop);
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => (stderr += String(chunk)));
  return new Promise((resolve) => {
    const end = (code: number | null): void => {
      task.signal.removeEventListener('abort', stop);
      resolve({ code, stderr });
    };
    child.once('error', (error) => ((stderr += error.message), end(null)));
    child.once('close', end);
  });
}

function resultOf({ app, report: file, signal }: Task, code: number | null, stderr: string): AppResult {
  const report = readReport(file);
  const lines = stderr.trim().split('\n');
  const line = lines.find((text) => text.startsWith('error: ')) ?? lines[0];
  const message = code === 0 ? '' : line.replace(/^error: /, '');
  const state = signal.aborted && code !== 0 && code !== 5 ? 'waiting' : stateOf(code, report);
  return { app, state, exitCode: code ?? undefined, message: message || undefined, report };
}

function readReport(file: string): AppReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as AppReport;
  } catch {
    return undefined;
  }
}

function stateOf(code: number | null, report: AppReport | undefined): AppState {
  const fixed = report?.summary.rewritten ?? 0;
  switch (code) {
    case 0:
    case 3:
      return fixed > 0 ? 'done' : 'nothing to do';
    case 5:
      return fixed > 0 ? 'partly' : 'reverted';
    case 4:
      return 'refused';
    case 130:
      return 'waiting';
    default:
      return 'failed';
  }
}
