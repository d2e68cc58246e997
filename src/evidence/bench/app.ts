import { mkdtemp, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, start, type Ended, type Running } from '../../verify';
import { failure, type State } from './failures';
import { Observer } from './observer';
import type { Note } from './preload';

/** How to start an app. */
export interface Launch {
  /** The program and its arguments; a single word with spaces is a shell command. */
  readonly command: readonly string[];
  /** Its working directory. */
  readonly folder: string;
  /** A folder for logs and other files. */
  readonly scratch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds within which it has to listen. */
  readonly timeout: number;
  readonly state: State;
  readonly signal: AbortSignal;
}

/** A running app. */
export interface App {
  /** `http://127.0.0.1:3000` */
  readonly origin: string;
  readonly observer: Observer;
  /** Its output so far. */
  readonly output: () => Promise<string>;
  /** Aborts when the app ends, or the user interrupts. */
  readonly over: AbortSignal;
  /** Terminates the app and all processes it has started. */
  readonly stop: () => Promise<void>;
}

const PAUSE = 50;
/** Milliseconds in which an app that ignores `PORT` may open another server after its first. */
const SETTLING = 500;
/** Maximum run time of an app, whatever happens to us. */
const LONGEST = 12 * 3600 * 1000;

/** Starts an app and waits until it listens. If it does not, terminates it and throws a UserError with the reason. */
export async function startApp(launch: Launch): Promise<App> {
  const { folder, env, signal } = launch;
  const scratch = await mkdtemp(join(launch.scratch, 'run-'));
  const log = join(scratch, 'log');
  const observer = await Observer.start(scratch);
  const port = await freePort();
  const line = lineOf(launch.command);
  const options = `${env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(observer.preload)}`.trim();
  const childEnv = { ...env, CI: env.CI, PWD: folder, PORT: String(port), NODE_OPTIONS: options };
  const running = start({ line, cwd: folder, env: childEnv, timeout: LONGEST, log, signal });
  const over = new AbortController();
  const ended = endOf(running, over);
  const stop = async (): Promise<void> => {
    await running.stop();
    await ended;
    await observer.stop();
  };
  const output = (): Promise<string> => readFile(log, 'utf8').catch(() => '');
  try {
    const origin = await originOf({ ...launch, observer, port, gone: over.signal, ended, output });
    return { origin, observer, output, over: over.signal, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function lineOf(command: readonly string[]): string | readonly string[] {
  return command.length === 1 && /\s/.test(command[0]) ? command[0] : command;
}

async function endOf({ ended }: Running, over: AbortController): Promise<Ended | undefined> {
  const end = await ended.catch(() => undefined);
  over.abort();
  return end;
}

interface Starting extends Launch {
  readonly observer: Observer;
  readonly port: number;
  readonly gone: AbortSignal;
  readonly ended: Promise<Ended | undefined>;
  readonly output: () => Promise<string>;
}

async function originOf(starting: Starting): Promise<string> {
  const { observer, port, gone, signal, timeout } = starting;
  const end = Date.now() + timeout;
  let settled = Infinity;
  while (!gone.aborted && Date.now() < end) {
    const servers = observer.notes().filter((note) => note.kind === 'listening' && note.protocol !== 'other');
    const ours = servers.find((note) => isAt(note, port));
    if (ours || (servers.length > 0 && Date.now() >= settled)) return addressOf(ours ?? servers[0], starting);
    if (servers.length > 0) settled = Math.min(settled, Date.now() + SETTLING);
    // A process without the preload may listen, too; its event loop is not measured then.
    else if (await accepts(port)) {
      const origin = await unwatched(starting);
      if (origin !== undefined) return origin;
    }
    await sleep(PAUSE);
  }
  signal.throwIfAborted();
  throw await whyNot(starting);
}

function isAt(note: Note, port: number): boolean {
  return note.kind === 'listening' && note.port === port;
}

function addressOf(note: Note, { command, state }: Starting): string {
  if (note.kind !== 'listening') throw new TypeError(note.kind);
  if (typeof note.port === 'string') throw failure('socket-file', state, [command.join(' '), note.port]);
  const host = /^(?:::|0\.0\.0\.0|)$/.test(note.host) ? '127.0.0.1' : note.host;
  return `${note.protocol}://${host.includes(':') ? `[${host}]` : host}:${note.port}`;
}

// It may not have written its note yet, or be about to crash.
async function unwatched(starting: Starting): Promise<string | undefined> {
  await sleep(SETTLING);
  const { observer, port, command, state, gone } = starting;
  if (gone.aborted || !(await accepts(port))) return undefined;
  const note = observer.notes().find((one) => isAt(one, port));
  if (note) return addressOf(note, starting);
  if (observer.notes().length === 0) throw failure('not-node', state, [command.join(' ')]);
  return `http://127.0.0.1:${port}`;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.destroy() && resolve(true));
    socket.once('error', () => resolve(false));
  });
}

async function whyNot({ command, state, gone, ended, observer, output, timeout }: Starting): Promise<Error> {
  const name = command.join(' ');
  const notes = observer.notes();
  const refused = notes.find((note) => note.kind === 'error' && note.code === 'EADDRINUSE');
  if (refused?.kind === 'error') return failure('port-in-use', state, [name, String(refused.port ?? '')]);
  if (notes.length === 0 && gone.aborted && (await ended)?.code === 127) return failure('not-found', state, [name]);
  if (notes.length === 0) return failure('not-node', state, [name]);
  if (gone.aborted) return failure('crashed', state, [name], await output());
  return failure('never-ready', state, [name, String(timeout / 1000)], await output());
}
