/* eslint-disable @typescript-eslint/no-require-imports -- `import()` would ask for a file extension, which only the built files have. */
import { ExitCode, refusedBySystem, UserError } from './errors';
import { help } from './options/help';
import type { Host, Io, Output } from './shell/io';
import { parseOptions, type Options, type Run } from './options';
import { printable } from './shell/printable';
import { onFirstUse } from './shell/on-first-use';
import { version } from './shell/version';

export type { Io } from './shell/io';

// `--help` and `--version` do not wait for the rest.
const run = onFirstUse(() => (require('./run') as typeof import('./run')).run);

/** Runs one command line and returns the exit code; never throws and never calls `process.exit`. */
export async function main(host: Host): Promise<number> {
  tolerateClosedPipe(host.stdout);
  tolerateClosedPipe(host.stderr);
  try {
    return await perform(host);
  } catch (error) {
    return explain(error, host.stderr);
  }
}

// `unblock scan | head` closes our stdout early: the reader's choice, not a failure.
function tolerateClosedPipe(stream: Output): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

async function perform(host: Host): Promise<number> {
  const invocation = parseOptions(host.argv, host.cwd);
  if (invocation.kind === 'run') return runInterruptibly(invocation, host);
  host.stdout.write(invocation.kind === 'help' ? help : `${version()}\n`);
  return ExitCode.done;
}

async function runInterruptibly(invocation: Run, host: Host): Promise<number> {
  requireTerminal(invocation.options, host);
  const controller = new AbortController();
  const { endable, stop } = onInterrupt((signal) => controller.abort(signal));
  // On an interrupt, `bench` must remove its copies, and a child of a run over several apps must report how it ended.
  const isHeard = invocation.options.command === 'bench' || process.send !== undefined;
  try {
    const io: Io = { ...host, signal: controller.signal, endable: isHeard ? undefined : endable };
    const exitCode: number = await run(invocation, io);
    // Ctrl-C is the usual way to stop a traced server, so its own exit code counts.
    return controller.signal.aborted && invocation.options.command !== 'trace' ? ExitCode.interrupted : exitCode;
  } catch (error) {
    if (controller.signal.aborted && !(error instanceof UserError)) return ExitCode.interrupted;
    throw error;
  } finally {
    stop();
  }
}

/** Ctrl-C, a supervisor's request to terminate, and the closing of the terminal. */
const INTERRUPTS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Milliseconds within which signals count as one Ctrl-C: npx forwards what the terminal already sends to the whole
 * group.
 */
const ONE_KEY = 300;

// Not `once`: the prompt's listener would then be the only one, and end the process before the run is notified. The
// second Ctrl-C ends it at once.
function onInterrupt(first: (signal?: NodeJS.Signals) => void): Listening {
  let since: number | undefined;
  const listener = (signal?: NodeJS.Signals): void => {
    if (since !== undefined && performance.now() - since > ONE_KEY) return endAtOnce(listener);
    if (since !== undefined) return;
    since = performance.now();
    first(signal);
  };
  listen(listener);
  // The parent, which started us for one of several apps, is gone: nobody would get the result.
  if (process.send) process.on('disconnect', listener);
  return { endable: unheard(listener), stop: () => stopListening(listener) };
}

type Listening = Required<Pick<Io, 'endable'>> & { readonly stop: () => void };

/** Runs work during which a signal has its default effect: it ends the process. */
function unheard(listener: () => void): Listening['endable'] {
  return async (work) => {
    for (const signal of INTERRUPTS) process.removeListener(signal, listener);
    return work().finally(() => listen(listener));
  };
}

function listen(listener: (signal?: NodeJS.Signals) => void): void {
  for (const signal of INTERRUPTS) process.on(signal, listener);
}

function stopListening(listener: () => void): void {
  for (const signal of INTERRUPTS) process.removeListener(signal, listener);
  process.removeListener('disconnect', listener);
}

function endAtOnce(listener: () => void): void {
  stopListening(listener);
  process.kill(process.pid, 'SIGINT');
}

function requireTerminal(options: Options, host: Host): void {
  const asksNothing = options.command !== 'fix' || options.yes || options.dryRun;
  if (asksNothing || (host.stdin.isTTY && host.stderr.isTTY)) return;
  const advice = 'Use `--dry-run` to see the patch, or `--yes` to apply every change set judged safe.';
  throw new UserError('there is no terminal to ask on, so nothing was changed', advice, ExitCode.guarded);
}

function explain(thrown: unknown, stderr: Output): number {
  const error = refusedBySystem(thrown) ?? thrown;
  if (error instanceof UserError) {
    const lines = `error: ${error.title}\n${error.advice}`.split('\n');
    stderr.write(`${lines.map(printable).join('\n')}\n`);
    return error.exitCode;
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  stderr.write(`internal error: ${detail}\nThis is a bug in unblock ${version()}, not in your code. `);
  stderr.write('Please report it with the lines above: `npm bugs unblock` opens the page.\n');
  return ExitCode.internal;
}
