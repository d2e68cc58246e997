import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { gitPrefix } from '../apply';
import { ExitCode, UserError } from '../errors';
import { bench, copiesOf, failure, readRequests, requestsOf, type Copies } from '../evidence/bench';
import type { Io } from '../shell/io';
import type { Options } from '../options';
import { progressOn } from '../shell/progress';
import { reportBench, type ReportInput } from '../report';
import type { Bench, Migrated } from '../types';
import { run } from '../verify';

/** Applies the options in a folder, and returns the report. */
export type Fix = (folder: string, options: Options) => Promise<ReportInput>;

/** Measures an app against its migrated copy, and reports the result; the app's own folder is only read. */
export async function benchApp(root: string, options: Options, io: Io, fix: Fix): Promise<ExitCode> {
  const top = resolve(
    root,
    ...(await gitPrefix(root))
      .split('/')
      .filter(Boolean)
      .map(() => '..'),
  );
  const copies = await copiesOf(root, top, io.env.TMPDIR ?? tmpdir(), io.signal);
  try {
    const found = await compare(root, copies, options, io, fix);
    await reportBench(found, options, io);
    return found.kind === 'differs' ? ExitCode.verificationFailed : ExitCode.done;
  } catch (error) {
    throw io.signal.aborted ? interrupted() : error;
  } finally {
    await copies.remove();
  }
}

function interrupted(): UserError {
  return new UserError('interrupted', 'Nothing is left running, and the copies are removed.', ExitCode.interrupted);
}

async function compare(root: string, copies: Copies, options: Options, io: Io, fix: Fix): Promise<Bench> {
  const { bench: flags, cwd, quiet, timeout } = options;
  if (flags === undefined) throw new TypeError('not for `bench`');
  const fromFile = flags.requests === undefined ? [] : readRequests(resolve(cwd, flags.requests), flags.requests);
  const progress = progressOn(io, quiet);
  progress('copying the app');
  const after = await copies.make('after');
  const migrated = await migrate(root, after, options, fix);
  if (migrated.files.length === 0) return { kind: 'nothing', refused: migrated.refused };
  progress('copying the app');
  const [before, again] = [await copies.make('before'), await copies.make('again')];
  const places = { before, again, after, scratch: join(copies.folder, 'scratch') };
  await mkdir(places.scratch);
  if (flags.prepare !== undefined) await prepare(flags.prepare, places, options, io);
  const { rounds, seconds, connections, unrelated, program, urls } = flags;
  const requests = [...requestsOf(urls), ...fromFile];
  const launch = { command: program, env: io.env, timeout: timeout * 1000, signal: io.signal };
  const settings = { rounds, seconds, connections };
  const warn = (text: string): void => void io.stderr.write(`warning: ${text}\n`);
  return bench({ launch, requests, unrelated, ...settings, migrated, progress, warn }, places).finally(() =>
    progress(''),
  );
}

/** Migrates a copy of the app, as `unblock --yes` does. */
async function migrate(root: string, copy: string, options: Options, fix: Fix): Promise<Migrated> {
  const cwd = resolve(copy, relative(root, options.cwd));
  const { plan, applied } = await fix(copy, { ...options, cwd, command: 'fix', yes: true, allowDirty: true });
  const { sets = [], skipped = [] } = plan ?? {};
  const calls = sets.reduce((sum, set) => sum + set.findings.length, 0);
  return { calls, files: applied?.files ?? [], refused: skipped.filter(({ finding }) => !finding.notice).length };
}

/** Runs a command in each copy, usually a build. */
async function prepare(
  line: string,
  places: Readonly<Record<'before' | 'again' | 'after' | 'scratch', string>>,
  { timeout }: Options,
  { env, signal }: Io,
): Promise<void> {
  for (const name of ['before', 'again', 'after'] as const) {
    const log = join(places.scratch, `prepare-${name}.log`);
    const around = { cwd: places[name], env: { ...env, PWD: places[name] }, signal, timeout: timeout * 1000 };
    const { code } = await run({ ...around, line, log });
    if (code === 0) continue;
    const state = name === 'after' ? 'after' : 'before';
    throw failure('prepare', state, [line], await readFile(log, 'utf8'));
  }
}
