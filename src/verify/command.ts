import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { platform, kill } from 'node:process';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** A command to run, and its limits. */
export interface Command {
  /** A command line for the shell, or a program with its arguments. */
  readonly line: string | readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Time limit in milliseconds, after which it is terminated. */
  readonly timeout: number;
  /** The file to which all output is written. */
  readonly log: string;
  /** Terminates the command and all processes it has started. */
  readonly signal: AbortSignal;
}

/** How a command ended. `code` is null if a signal ended it. */
export interface Ended {
  readonly code: number | null;
  readonly timedOut: boolean;
}

/** A running command, with all processes it has started. */
export interface Running {
  readonly ended: Promise<Ended>;
  /** Terminates the command and all processes it has started; resolves when they are gone. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds before processes that do not terminate are killed. */
const GRACE = 3000;
/** Milliseconds to wait for killed processes to disappear. Zombies are listed for longer, and do nothing. */
const KILLED = 1000;

/** Starts a command in its own process group, so that everything it starts can be terminated with it. */
export function start(command: Command): Running {
  const log = createWriteStream(command.log);
  const [program, ...args] = typeof command.line === 'string' ? [command.line] : command.line;
  const child = spawn(program, args, {
    shell: typeof command.line === 'string',
    cwd: command.cwd,
    // In CI, test runners do not go into watch mode.
    env: { CI: '1', ...command.env },
    detached: platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  const exit = exitOf(child);
  const stop = async (): Promise<void> => {
    await endGroup(child);
    await exit;
    // Orphaned processes may keep the pipes open; they are gone now.
    for (const stream of [child.stdout, child.stderr]) stream.destroy();
    log.end();
    await finished(log);
  };
  return { ended: end(command, exit, stop), stop };
}

/** Runs a command until it ends. When the signal aborts, rejects after everything it started is gone. */
export async function run(command: Command): Promise<Ended> {
  return start(command).ended;
}

async function end({ timeout, signal }: Command, exit: Promise<number | null>, stop: Running['stop']): Promise<Ended> {
  const timer = new AbortController();
  const either = AbortSignal.any([signal, timer.signal]);
  const timeUp = sleep(timeout, 'time is up' as const, { signal: either });
  try {
    const first = await Promise.race([exit, timeUp]);
    return first === 'time is up' ? { code: null, timedOut: true } : { code: first, timedOut: false };
  } finally {
    timer.abort();
    timeUp.catch(() => undefined);
    await stop();
  }
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code));
  });
}

async function endGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  if (platform === 'win32') return endTree(pid);
  if (!signalGroup(pid, 'SIGTERM')) return;
  if (await isGone(pid, GRACE)) return;
  signalGroup(pid, 'SIGKILL');
  await isGone(pid, KILLED);
}

/** Whether the process group is empty after at most this many milliseconds. */
async function isGone(pid: number, milliseconds: number): Promise<boolean> {
  for (let waited = 0; waited < milliseconds; waited += 50) {
    await sleep(50);
    if (!signalGroup(pid, 0)) return true;
  }
  return false;
}

/** Returns false if the process group is empty. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return kill(-pid, signal);
  } catch {
    return false;
  }
}

// https://learn.microsoft.com/windows-server/administration/windows-commands/taskkill: /T takes what it started, too.
function endTree(pid: number): Promise<void> {
  return new Promise((resolve) => {
    const killer = spawn('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    killer.once('error', () => resolve());
    killer.once('exit', () => resolve());
  });
}
