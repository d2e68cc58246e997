import { MODULES } from '../../transforms';
import { accessSync, constants, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { setInterval as every } from 'node:timers';
import { colorsFor } from '../shell/colors';
import { ExitCode, UserError } from '../errors';
import {
  mergeRecords,
  Originals,
  startTraced,
  targetsOf,
  toSummary,
  type AppEnd,
  type ProcessRecord,
  type RunFacts,
  type TracedApp,
} from '../evidence/trace';
import type { Io } from '../shell/io';
import type { Options } from '../options';
import type { Additions, Trace } from '../types';
import { version } from '../shell/version';

/** The app to run. */
export interface Traced {
  /** The project's root. */
  readonly root: string;
  readonly additions: Additions;
}

/** Milliseconds between updates of the file while the app runs. */
const OFTEN = 1000;

/**
 * Runs a command, records what its requests wait for, and prints a summary to stderr, because stdout belongs to the
 * app. Resolves to the exit code of the command. Throws UserError if it cannot be started, or starts no Node process.
 */
export async function traceApp({ root, additions }: Traced, options: Options, io: Io): Promise<number> {
  const line = options.commandLine as readonly [string, ...string[]];
  const file = options.output === undefined ? ownFile(root) : resolve(options.cwd, options.output);
  checkWritable(file);
  const { env, signal, stdin } = io;
  const sharesTerminal = stdin.isTTY === true;
  const started = new Date();
  const targets = targetsOf([...MODULES, ...additions.modules]);
  const app = startTraced({ line, cwd: options.cwd, env, targets, signal, sharesTerminal });
  const originals = new Originals();
  const facts = (): RunFacts => ({
    command: line,
    startedAt: started.toISOString(),
    seconds: (Date.now() - started.getTime()) / 1000,
    version: version(),
    root,
    originalOf: (frame) => originals.of(frame),
  });
  const writing = writeWhileRunning(app, file, facts);
  try {
    return tell(await app.ended, app, { file, facts }, options, io);
  } finally {
    clearInterval(writing);
    await app.clean();
  }
}

// In .unblock, which is ignored by git through a .gitignore of its own.
function ownFile(root: string): string {
  const folder = join(root, '.unblock');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.gitignore'), '*\n');
  return join(folder, 'trace.json');
}

// Checked before the app runs: afterwards it would be too late to choose another file.
function checkWritable(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw notWritable(file, error);
  }
}

function notWritable(file: string, error: unknown): UserError {
  return new UserError(`the trace \`${file}\` could not be written`, (error as Error).message);
}

function writeWhileRunning(app: TracedApp, file: string, facts: () => RunFacts): NodeJS.Timeout {
  let last = 0;
  return every(() => {
    const trace = mergeRecords(app.records(), facts());
    const seen = trace.requests + trace.calls.reduce((all, { count }) => all + count, 0);
    if (seen === last) return;
    last = seen;
    try {
      write(file, trace);
    } catch {
      // The app continues; if the final version cannot be written, that is reported.
    }
  }, OFTEN);
}

function write(file: string, trace: Trace): void {
  try {
    writeFileSync(`${file}.new`, `${JSON.stringify(trace, null, 1)}\n`);
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw notWritable(file, error);
  }
}

interface Kept {
  readonly file: string;
  readonly facts: () => RunFacts;
}

function tell(end: AppEnd, app: TracedApp, { file, facts }: Kept, options: Options, { stderr, env }: Io): number {
  const command = options.commandLine.join(' ');
  if (end.kind === 'not-started') throw notStarted(options.commandLine[0], end.why);
  const records = app.records();
  if (records.length === 0) return noNode(command, end.code);
  const trace = mergeRecords(records, facts());
  write(file, trace);
  const colors = colorsFor({ stream: stderr, env, color: options.color });
  const width = stderr.isTTY ? stderr.columns || 80 : Infinity;
  if (!options.quiet) stderr.write(`\n${toSummary(trace, colors, width)}\n`);
  const failure = records.flatMap((record) => record.failure ?? [])[0];
  stderr.write(`\n${nextStep(relative(options.cwd, file) || file, trace, end.code, command, failure)}\n`);
  return end.code;
}

function notStarted(program: string, why: string): UserError {
  const advice = 'Write the command as you do to start the app: `unblock trace -- node server.js`, `-- npm start`.';
  return new UserError(`\`${program}\` could not be started: ${why}`, advice);
}

function noNode(command: string, code: number): number {
  const advice =
    'It measures Node apps: `unblock trace -- node server.js`, or a script that starts one: `-- npm start`.';
  const title = `\`${command}\` started no Node process that could be measured`;
  throw new UserError(title, advice, (code === 0 ? ExitCode.usage : code) as ExitCode);
}

function nextStep(
  file: string,
  { requests }: Trace,
  code: number,
  command: string,
  failure: ProcessRecord['failure'],
): string {
  const name = /[^\w./\\-]/.test(file) ? `"${file}"` : file;
  const kept = `Written to ${name}`;
  if (requests > 0) return `${kept}; \`unblock scan --trace ${name}\` ranks the findings by it.`;
  const ended = code === 0 ? 'No request was seen' : 'It ended before it answered a request';
  const port = `Port ${failure?.port} is in use: stop what listens there, or let the app use another one.\n`;
  return `${failure?.code === 'EADDRINUSE' ? port : ''}${ended}: \`${command}\` ended with ${code}. ${kept}.`;
}
