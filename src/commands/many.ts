import { mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { withLock } from '../apply';
import { readArguments } from '../options/arguments';
import { appName, documentOf, pagesOf, runBulk, sharded, tableOf, type AppResult, type BulkDocument } from '../bulk';
import { configFileIn } from '../config';
import { ExitCode, UserError } from '../errors';
import type { Io } from '../shell/io';
import type { Options } from '../options';
import { count } from '../findings/proof';
import type { Place } from '../pipeline/places';
import { version } from '../shell/version';

/** Flags that concern the whole run, or are passed to each app in another way. */
const OF_THE_WHOLE = new Set([
  'cwd',
  'config',
  'reporter',
  'json',
  'jobs',
  'resume',
  'shard',
  'apps-from',
  'exit-code',
]);

/** Runs `unblock --yes` on each app, and reports the results. */
export async function runMany(places: readonly Place[], options: Options, io: Io): Promise<ExitCode> {
  const { cwd, jobs, resume, shard } = options;
  const mine = sharded(places, shard);
  const pages = htmlPages(options);
  const apps = mine.map(({ root, narrow }) => ({
    app: appName(root, cwd),
    root,
    flags: [...flagsFor(root, options, io), ...pages(appName(root, cwd)), ...narrow.map((path) => join(root, path))],
  }));
  let done = 0;
  const onDone = ({ app, state, message }: AppResult): void => {
    done += 1;
    const what = message && state !== 'done' ? `${state}: ${message}` : state;
    if (!options.quiet) io.stderr.write(`${done}/${apps.length} ${app}: ${what}\n`);
  };
  const folder = join(cwd, '.unblock');
  const bulk = { apps, folder, jobs, resume, env: io.env, signal: io.signal, onDone };
  const results = await withLock(cwd, () => runBulk(bulk), 'bulk.lock');
  await tell(documentOf(results, version()), options, io);
  if (io.signal.aborted) io.stderr.write('Interrupted: the same command with `--resume` continues.\n');
  return exitCodeOf(results);
}

/** Merges the reports of several partial runs. */
export async function mergeReports(options: Options, io: Io): Promise<ExitCode> {
  const apps = options.paths.flatMap((path) => appsIn(path, resolve(options.cwd, path)));
  await tell(documentOf(apps, version()), options, io);
  return exitCodeOf(apps);
}

function appsIn(name: string, file: string): readonly AppResult[] {
  try {
    const document = JSON.parse(readFileSync(file, 'utf8')) as Partial<BulkDocument>;
    if (Array.isArray(document.apps)) return document.apps as readonly AppResult[];
  } catch (error) {
    throw new UserError(`the report \`${name}\` could not be read`, (error as Error).message);
  }
  throw new UserError(
    `\`${name}\` is not a report of a run over several apps`,
    'Make one with `--reporter json=<file>`.',
  );
}

function flagsFor(root: string, { cwd, config }: Options, { argv }: Io): readonly string[] {
  const flags = [...readArguments(argv).values].filter(([name]) => !OF_THE_WHOLE.has(name));
  const given = flags.flatMap(([name, values]) =>
    values.map((value) => (value === '' ? `--${name}` : `--${name}=${value}`)),
  );
  const own = configFileIn(root) === undefined ? configFileIn(cwd) : undefined;
  const file = config === undefined ? own : resolve(cwd, config);
  return file === undefined ? given : [...given, `--config=${file}`];
}

/** For `--reporter html=report.html`, the pages of single apps go to the folder `report`. */
function htmlPages({ reporters, cwd }: Options): (app: string) => readonly string[] {
  const html = reporters.find(({ name, path }) => name === 'html' && path !== undefined);
  if (!html?.path) return () => [];
  const file = resolve(cwd, html.path);
  const folder = join(dirname(file), basename(file, extname(file)));
  mkdirSync(folder, { recursive: true });
  return (app) => [`--reporter=html=${join(folder, pagesOf(app))}`];
}

async function tell(document: BulkDocument, options: Options, io: Io): Promise<void> {
  const json = `${JSON.stringify(document, null, 2)}\n`;
  const onStdout = options.reporters.find(({ path }) => path === undefined);
  io.stdout.write(onStdout?.name === 'json' ? json : tableOf(document));
  for (const { name, path } of options.reporters) {
    if (path === undefined) continue;
    const folder = basename(path, extname(path));
    const text = name === 'json' ? json : name === 'html' ? indexOf(document, folder) : tableOf(document);
    await writeFile(resolve(options.cwd, path), text);
  }
}

function indexOf({ apps, summary }: BulkDocument, folder: string): string {
  const cell = (text: string | number): string => `<td>${escaped(String(text))}</td>`;
  const rows = apps.map(({ app, state, message, report }) => {
    const name = report ? `<a href="${encodeURI(`${folder}/${pagesOf(app)}`)}">${escaped(app)}</a>` : escaped(app);
    const numbers = [report?.findings.length ?? '', report?.summary.rewritten ?? '', report?.summary.skipped ?? ''];
    return `<tr><td>${name}</td>${[...numbers, state, message ?? ''].map(cell).join('')}</tr>`;
  });
  const head = ['app', 'found', 'fixed', 'refused', 'state', ''].map((text) => `<th>${text}</th>`).join('');
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>unblock</title>
<style>body{font:16px system-ui;margin:2rem}td,th{padding:.3rem .8rem;text-align:left;border-bottom:1px solid #ccc}</style>
<h1>${count(summary.apps, 'app')}, ${count(summary.rewritten, 'blocking call')} rewritten</h1>
<table><thead><tr>${head}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function exitCodeOf(results: readonly AppResult[]): ExitCode {
  const codes = results.map(({ state, exitCode }) => {
    if (state === 'waiting') return ExitCode.interrupted;
    return state === 'failed' ? (exitCode ?? ExitCode.internal) : (exitCode ?? ExitCode.done);
  });
  return Math.max(0, ...codes) as ExitCode;
}
