import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { kill, platform } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { FOLDER_VARIABLE, TARGETS_FILE, type ProcessRecord, type Target } from './record';

/** The command to run, and what to measure in it. */
export interface TracedCommand {
  readonly line: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly targets: readonly Target[];
  /** The abort reason is the signal that we received. */
  readonly signal: AbortSignal;
  /** The app shares our terminal, so that Ctrl-C goes to both. */
  readonly sharesTerminal: boolean;
}

/** How a traced app ended. */
export type AppEnd =
  | { readonly kind: 'ended'; readonly code: number; readonly signal?: NodeJS.Signals }
  | { readonly kind: 'not-started'; readonly why: string };

/** A running app. */
export interface TracedApp {
  readonly ended: Promise<AppEnd>;
  /** The records of its processes so far. */
  readonly records: () => readonly ProcessRecord[];
  /** Terminates remaining processes, and deletes the records. */
  readonly clean: () => Promise<void>;
}

const PRELOAD = join(__dirname, 'preload');
/** Milliseconds before a process that does not terminate is killed. */
const GRACE = 3000;

/** Starts a command on our own streams, so that every Node process it starts loads the preload. */
export function startTraced(command: TracedCommand): TracedApp {
  const folder = mkdtempSync(join(tmpdir(), 'unblock-trace-'));
  const [program, ...args] = command.line;
  const child = spawn(program, args, {
    cwd: command.cwd,
    env: tracing(folder, command.targets, command.env),
    stdio: 'inherit',
    // On Windows, npm and similar commands are scripts, which only a shell can start.
    shell: platform === 'win32',
    detached: hasOwnGroup(command),
  });
  const stopForwarding = forward(command, child);
  return {
    ended: endOf(child).finally(stopForwarding),
    records: () => readRecords(folder),
    clean: async () => {
      const group = hasOwnGroup(command) && child.pid !== undefined ? [-child.pid] : [];
      await endAll([...group, ...readRecords(folder).map(({ pid }) => pid)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The environment variables with which every Node process measures these targets, and writes its records to the folder.
 */
export function tracing(folder: string, targets: readonly Target[], env: TracedCommand['env']): TracedCommand['env'] {
  writeFileSync(join(folder, TARGETS_FILE), JSON.stringify(targets));
  return { ...env, [FOLDER_VARIABLE]: folder, NODE_OPTIONS: nodeOptions(env.NODE_OPTIONS) };
}

// https://nodejs.org/api/cli.html#node_optionsoptions: values with spaces are quoted, and backslashes doubled.
function nodeOptions(own: string | undefined): string {
  const preload = `--require "${PRELOAD.replace(/[\\"]/g, '\\$&')}"`;
  return own ? `${own} ${preload}` : preload;
}

/**
 * At a terminal, the app stays in our process group; otherwise it could not read from it. Elsewhere, it gets its own
 * group, which can be terminated as a whole.
 */
function hasOwnGroup({ sharesTerminal }: TracedCommand): boolean {
  return !sharesTerminal && platform !== 'win32';
}

/** At a terminal, Ctrl-C reaches the app by itself; signals that only we receive are forwarded. */
function forward(command: TracedCommand, child: ChildProcess): () => void {
  const { signal, sharesTerminal } = command;
  const listener = (): void => {
    const name = signal.reason as NodeJS.Signals;
    // npm forwards only some signals. As at a terminal, they go to the whole group.
    if (hasOwnGroup(command) && child.pid !== undefined) send(-child.pid, name);
    else if (!(sharesTerminal && name === 'SIGINT')) child.kill(name);
  };
  signal.addEventListener('abort', listener);
  return () => signal.removeEventListener('abort', listener);
}

function endOf(child: ChildProcess): Promise<AppEnd> {
  return new Promise((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ kind: 'not-started', why: error.code ?? error.message }),
    );
    child.once('exit', (code, signal) => resolve({ kind: 'ended', ...exitOf(code, signal) }));
  });
}

/** As in shells: 128 plus the number of the signal. */
function exitOf(code: number | null, signal: NodeJS.Signals | null): { code: number; signal?: NodeJS.Signals } {
  return signal === null ? { code: code ?? 0 } : { code: 128 + constants.signals[signal], signal };
}

function readRecords(folder: string): readonly ProcessRecord[] {
  const names = readdirSync(folder).filter((name) => /^\d+-\d+\.json$/.test(name));
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ProcessRecord);
}

/** Terminates processes, and process groups (negative numbers), that outlive the command. */
async function endAll(pids: readonly number[]): Promise<void> {
  const left = pids.filter((pid) => send(pid, 'SIGTERM'));
  for (let waited = 0; waited < GRACE && left.some((pid) => send(pid, 0)); waited += 50) await sleep(50);
  for (const pid of left) send(pid, 'SIGKILL');
}

/** Returns false if there is no such process. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return kill(pid, signal);
  } catch {
    return false;
  }
}
