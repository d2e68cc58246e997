import { spawn } from 'child_process';
import type { ChildProcess, SpawnOptions, SpawnSyncOptions } from 'child_process';
import { constants as system } from 'os';

export type Content<Options> = Options extends { encoding: infer Encoding }
  ? Decoded<Encoding>
  : Decoded<'encoding' extends keyof Options ? string | undefined : undefined>;

type Decoded<Encoding> = Encoding extends 'buffer' | null | undefined ? Buffer : string;

/** The result of `spawnSync`. */
export interface Result {
  error?: Error;
  status: number | null;
  signal: NodeJS.Signals | null;
  output: (string | Buffer | null)[] | null;
  pid: number;
  stdout: string | Buffer | null;
  stderr: string | Buffer | null;
}

/**
 * Starting a process blocks the event loop briefly, so only this many run at
 * once; the rest are queued.
 */
const MAX_PROCESSES = 4;
const MAX_BUFFER = 1024 * 1024;

let running = 0;
const waiting: (() => void)[] = [];

/** Promise-based `spawnSync`: the same result, with the same `error` in it. */
export async function run(file: string, args: readonly string[], options: SpawnSyncOptions): Promise<Result> {
  const isFree = running < MAX_PROCESSES;
  // What others change while it is queued is not meant for it.
  const settings = isFree ? options : { ...options, env: { ...(options.env || process.env) } };
  const list = isFree ? args : [...args];
  if (isFree) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await runNow(file, list, settings);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function runNow(file: string, args: readonly string[], options: SpawnSyncOptions): Promise<Result> {
  const input = bytesOf(options.input, options.encoding);
  return new Promise((resolve, reject) => {
    try {
      const child = spawn(file, args, ownSettings(options));
      child.on('error', (error) => {
        if (child.pid === undefined) resolve(notStarted(error, child.spawnfile, child.spawnargs.slice(1)));
      });
      if (child.pid !== undefined) attend(child, input, options).then(resolve, reject);
    } catch (error) {
      // `spawn` throws for some failures to start (an argument list that is too
      // long), and for invalid arguments.
      const [shell = file, ...shellArgs] = throughShell(file, args, options.shell);
      if (isSpawnError(error)) resolve(notStarted(error, shell, shellArgs));
      else reject(error);
    }
  });
}

// The timeout is handled here, so that the result has the exit status and the
// output up to then. `spawn` rejects an invalid one.
function ownSettings({ timeout, ...options }: SpawnSyncOptions): SpawnOptions {
  // For `spawn`, an empty `cwd` means the current folder; for `spawnSync`, it
  // does not exist.
  if (options.cwd === '')
    throw Object.assign(new Error(), { code: 'ENOENT', errno: errnoOf('ENOENT'), syscall: 'spawn' });
  const isTime = Number.isInteger(timeout) && Number(timeout) >= 0;
  return isTime ? options : { ...options, timeout };
}

function bytesOf(input: SpawnSyncOptions['input'], encoding: SpawnSyncOptions['encoding']): Buffer | undefined {
  if (!input) return undefined;
  if (typeof input === 'string') return Buffer.from(input, encoding as BufferEncoding);
  return Buffer.from(input.buffer, input.byteOffset, input.byteLength);
}

async function attend(child: ChildProcess, input: Buffer | undefined, options: SpawnSyncOptions): Promise<Result> {
  let failure: string | undefined;
  const stop = (code: string): void => {
    if (failure) return;
    failure = code;
    child.kill(options.killSignal as NodeJS.Signals);
    // A grandchild process may keep these open indefinitely.
    for (const stream of child.stdio) if (stream) stream.destroy();
  };
  const isFed = feed(child, input);
  const { maxBuffer = MAX_BUFFER } = options;
  const output = collect(child, maxBuffer === null ? MAX_BUFFER : maxBuffer, () => stop('ENOBUFS'));
  const timer = options.timeout ? setTimeout(stop, options.timeout, 'ETIMEDOUT') : undefined;
  const [status, signal] = await ended(child);
  if (timer) clearTimeout(timer);
  const code = failure || (isFed() ? undefined : 'EPIPE');
  const error = code ? systemError(code, errnoOf(code), child.spawnfile, child.spawnargs.slice(1)) : undefined;
  return resultOf(error, status, signal, child.pid || 0, output(options.encoding));
}

/**
 * Writes the input to the child; the returned function tells whether all of it
 * was consumed.
 */
function feed({ stdin }: ChildProcess, input: Buffer | undefined): () => boolean {
  let isFed = !input || !stdin;
  if (stdin) {
    stdin.on('error', () => undefined);
    if (input) stdin.write(input, (error) => (isFed = !error));
    stdin.end();
  }
  return () => isFed;
}

function collect(child: ChildProcess, maxBuffer: number, overflow: () => void) {
  let size = 0;
  const output = child.stdio.map((stream, index) => {
    if (index === 0 || !stream) return null;
    const chunks: Buffer[] = [];
    stream.on('error', () => undefined);
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (maxBuffer > 0 && size > maxBuffer) overflow();
    });
    return chunks;
  });
  return (encoding: SpawnSyncOptions['encoding']) => output.map((chunks) => chunks && decode(chunks, encoding));
}

function decode(chunks: readonly Buffer[], encoding: SpawnSyncOptions['encoding']): string | Buffer {
  const bytes = Buffer.concat(chunks);
  return encoding && encoding !== 'buffer' ? bytes.toString(encoding) : bytes;
}

function ended(child: ChildProcess): Promise<[number | null, NodeJS.Signals | null]> {
  return new Promise((resolve) =>
    child.on('close', (status: number | null, signal: NodeJS.Signals | null) => resolve([status, signal])),
  );
}

function notStarted(error: NodeJS.ErrnoException, file: string, args: readonly string[]): Result {
  return resultOf(systemError(String(error.code), error.errno, file, args), null, null, 0, null);
}

function resultOf(
  error: Error | undefined,
  status: number | null,
  signal: NodeJS.Signals | null,
  pid: number,
  output: Result['output'],
): Result {
  const [, stdout = null, stderr = null] = output || [];
  return { ...(error && { error }), status, signal, output, pid, stdout, stderr };
}

export function systemError(
  code: string,
  errno: number | undefined,
  path: string,
  spawnargs: readonly string[],
): Error {
  const syscall = `spawnSync ${path}`;
  return Object.assign(new Error(`${syscall} ${code}`), { errno, code, syscall, path, spawnargs });
}

function isSpawnError(error: unknown): error is NodeJS.ErrnoException {
  return (error as NodeJS.ErrnoException).syscall === 'spawn';
}

function errnoOf(code: string): number {
  const numbers: Record<string, number | undefined> = system.errno;
  return -Number(numbers[code]);
}

export function throughShell(file: string, args: readonly string[], shell: SpawnSyncOptions['shell']): string[] {
  if (!shell) return [file, ...args];
  const command = [file, ...args].join(' ');
  const named = typeof shell === 'string' ? shell : undefined;
  if (process.platform !== 'win32') return [named || '/bin/sh', '-c', command];
  const { comspec } = process.env;
  return [named || comspec || 'cmd.exe', '/d', '/s', '/c', `"${command}"`];
}
