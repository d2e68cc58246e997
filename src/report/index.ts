/* eslint-disable @typescript-eslint/no-require-imports -- `import()` would ask for a file extension, which only the built files have. */
import { appendFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { colorsFor } from '../shell/colors';
import type { Io, Output } from '../shell/io';
import { onFirstUse } from '../shell/on-first-use';
import type { Command } from '../options/flags';
import type { Reporter, ReporterName } from '../options/values';
import type { Options } from '../options';
import { checkHeadline, toBaseline, toCheck } from './check';
import { writeReport } from './file';
import { headline } from './headline';
import { projectPrefix, type ReportInput } from './input';
import { toJson } from './json';
import type { Layout } from './layout';
import { toPretty } from './pretty';
import { studySection } from './summary';

export type { ReportInput } from './input';
export { inScope } from './scope';

type ReportOptions = Pick<Options, 'command' | 'cwd' | 'dryRun' | 'reporters' | 'quiet' | 'verbose' | 'color'>;
type ReportIo = Pick<Io, 'stdout' | 'stderr' | 'env'>;

// A run has one report; those that need much are loaded for it alone.
export const reportBench = onFirstUse(() => (require('./bench') as typeof import('./bench')).reportBench);
const colorPatch = onFirstUse(() => (require('./colored-patch') as typeof import('./colored-patch')).colorPatch);
const toExplanations = onFirstUse(() => (require('./explain') as typeof import('./explain')).toExplanations);
const toGithub = onFirstUse(() => (require('./github') as typeof import('./github')).toGithub);
const toHtml = onFirstUse(() => (require('./html') as typeof import('./html')).toHtml);
const toMarkdown = onFirstUse(() => (require('./github') as typeof import('./github')).toMarkdown);
const toPatch = onFirstUse(() => (require('./patch') as typeof import('./patch')).toPatch);
const toSarif = onFirstUse(() => (require('./sarif') as typeof import('./sarif')).toSarif);

/** What is reported of one app, and the options it ran with: its own configuration may name reporters. */
export interface Reported {
  readonly input: ReportInput;
  readonly options: ReportOptions;
}

/** Without `--reporter`: tells about one app as soon as it is done, the product to stdout, the conversation to stderr. */
export function reportOnApp(input: ReportInput, options: ReportOptions, io: ReportIo): void {
  if (options.reporters.length === 0) defaultReport(input, options, io);
}

/**
 * Tells what only all apps together show: every report that was asked for, once for all apps that share it, to stdout or
 * to its file; and without any, what several apps have in common.
 */
export async function reportTogether(reported: readonly Reported[], io: ReportIo): Promise<void> {
  for (const { name, path, options, inputs } of documents(reported).values()) {
    if (path === undefined) io.stdout.write(onStdout(name, inputs, options, io));
    else await writeReport(resolve(options.cwd, path), path, plain(name, inputs, options));
    const summary = io.env.GITHUB_STEP_SUMMARY;
    if (name === 'github' && summary) await appendFile(summary, toMarkdown(inputs)).catch(() => undefined);
  }
  const [first, ...others] = reported.filter(({ options }) => options.reporters.length === 0);
  if (others.length === 0 || first.options.quiet) return;
  const stream = streamFor(first.options, io);
  stream.write(
    `\n${together(
      [first, ...others].map(({ input }) => input),
      layoutFor(first.options, io, stream),
    )}`,
  );
}

/** Each app's report under its name, and what they have in common; of one app its report. */
function severally(inputs: readonly ReportInput[], command: Command, layout: Layout): string {
  if (inputs.length === 1) return forPeople(inputs[0], command, layout);
  return [...inputs.map((input) => forPeople(input, command, layout)), together(inputs, layout)].join('\n');
}

function together(inputs: readonly ReportInput[], layout: Layout): string {
  return `${studySection(inputs, layout)}\n`;
}

interface Document extends Reporter {
  readonly options: ReportOptions;
  readonly inputs: readonly ReportInput[];
}

function documents(reported: readonly Reported[]): ReadonlyMap<string, Document> {
  const found = new Map<string, Document>();
  for (const { input, options } of reported) {
    for (const reporter of options.reporters) {
      const key = `${reporter.name} ${reporter.path === undefined ? '' : resolve(options.cwd, reporter.path)}`;
      found.set(key, { ...reporter, options, inputs: [...(found.get(key)?.inputs ?? []), input] });
    }
  }
  return found;
}

function onStdout(name: ReporterName, inputs: readonly ReportInput[], options: ReportOptions, io: ReportIo): string {
  if (name === 'pretty')
    return quietOr(inputs, options, () => severally(inputs, options.command, layoutFor(options, io, io.stdout)));
  if (name === 'patch') return inputs.map((input) => patch(input, options, io)).join('');
  return plain(name, inputs, options);
}

function defaultReport(input: ReportInput, options: ReportOptions, io: ReportIo): void {
  const isPatchPiped = options.dryRun && !io.stdout.isTTY;
  const stream = streamFor(options, io);
  const text = (): string => forPeople(input, options.command, layoutFor(options, io, stream));
  if (!(isPatchPiped && options.quiet)) stream.write(quietOr([input], options, text));
  if (!options.dryRun) return;
  const changes = patch(input, options, io);
  io.stdout.write(isPatchPiped || changes === '' ? changes : `\n${changes}`);
}

/** Where people read: a patch that is piped has stdout for itself. */
function streamFor({ dryRun }: ReportOptions, { stdout, stderr }: ReportIo): Output {
  return dryRun && !stdout.isTTY ? stderr : stdout;
}

function layoutFor({ command, verbose, color }: ReportOptions, { env }: ReportIo, stream: Output): Layout {
  const width = stream.isTTY ? stream.columns || 80 : Infinity;
  return { colors: colorsFor({ stream, env, color }), width, all: verbose || command === 'scan' };
}

function quietOr(inputs: readonly ReportInput[], { quiet }: ReportOptions, text: () => string): string {
  if (!quiet) return text();
  return inputs.map((input) => `${projectPrefix(input)}${firstLine(input)}\n`).join('');
}

function firstLine(input: ReportInput): string {
  return input.comparison ? checkHeadline(input.comparison) : headline(input);
}

// Even FORCE_COLOR does not colour a patch that goes to a file or a pipe: `git apply` must take it.
function patch({ changes, prefix }: ReportInput, { color }: ReportOptions, { stdout, env }: ReportIo): string {
  const text = toPatch(changes ?? [], prefix ?? '');
  return stdout.isTTY ? colorPatch(text, colorsFor({ stream: stdout, env, color })) : text;
}

/** The text of a report without colours and of any width. */
function plain(name: ReporterName, inputs: readonly ReportInput[], options: ReportOptions): string {
  switch (name) {
    case 'json':
      return toJson(inputs);
    case 'sarif':
      return toSarif(inputs);
    case 'github':
      return toGithub(inputs);
    case 'html':
      return toHtml(inputs);
    case 'patch':
      return inputs.map(({ changes, prefix }) => toPatch(changes ?? [], prefix ?? '')).join('');
    case 'pretty':
      return severally(inputs, options.command, plainLayout(options));
  }
}

function plainLayout({ command, verbose }: ReportOptions): Layout {
  const colors = colorsFor({ stream: {}, env: {}, color: false });
  return { colors, width: Infinity, all: verbose || command === 'scan' };
}

function forPeople(input: ReportInput, command: Command, layout: Layout): string {
  if (input.explanations) return toExplanations(input.explanations, input.prefix ?? '', layout);
  if (!input.comparison) return toPretty(input, layout);
  return command === 'baseline' ? toBaseline(input.comparison, layout) : toCheck(input, input.comparison, layout);
}
