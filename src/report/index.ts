import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { colorsFor } from '../colors';
import { UserError } from '../errors';
import type { Io, Output } from '../io';
import type { Command } from '../flags';
import type { Options } from '../options';
import { checkHeadline, toBaseline, toCheck } from './check';
import { colorPatch } from './colored-patch';
import { headline } from './headline';
import type { ReportInput } from './input';
import { toJson } from './json';
import type { Layout } from './layout';
import { toPatch } from './patch';
import { toPretty } from './pretty';

export type { ReportInput } from './input';

type ReportOptions = Pick<Options, 'command' | 'cwd' | 'dryRun' | 'reporters' | 'quiet' | 'verbose' | 'color'>;
type ReportIo = Pick<Io, 'stdout' | 'stderr' | 'env'>;

/** Writes every report the options ask for: the product to stdout or its file, the conversation to stderr. */
export async function report(input: ReportInput, options: ReportOptions, io: ReportIo): Promise<void> {
  if (options.reporters.length === 0) return defaultReport(input, options, io);
  for (const { name, path } of options.reporters) {
    if (path !== undefined) await writeReport(resolve(options.cwd, path), path, plain(name, input, options));
    else if (name === 'pretty') io.stdout.write(pretty(input, options, io, io.stdout));
    else if (name === 'patch') io.stdout.write(patch(input, options, io));
    else io.stdout.write(toJson(input));
  }
}

function defaultReport(input: ReportInput, options: ReportOptions, io: ReportIo): void {
  const isPatchPiped = options.dryRun && !io.stdout.isTTY;
  const stream = isPatchPiped ? io.stderr : io.stdout;
  if (!(isPatchPiped && options.quiet)) stream.write(pretty(input, options, io, stream));
  if (!options.dryRun) return;
  const text = patch(input, options, io);
  io.stdout.write(isPatchPiped || text === '' ? text : `\n${text}`);
}

function pretty(
  input: ReportInput,
  { quiet, command, verbose, color }: ReportOptions,
  io: ReportIo,
  stream: Output,
): string {
  if (quiet) return `${input.comparison ? checkHeadline(input.comparison) : headline(input)}\n`;
  const width = stream.isTTY ? stream.columns || 80 : Infinity;
  const colors = colorsFor({ stream, env: io.env, color });
  return forPeople(input, command, { colors, width, all: verbose || command === 'scan' });
}

// Even FORCE_COLOR does not colour a patch that goes to a file or a pipe: `git apply` must take it.
function patch({ changes, prefix }: ReportInput, { color }: ReportOptions, { stdout, env }: ReportIo): string {
  const text = toPatch(changes ?? [], prefix ?? '');
  return stdout.isTTY ? colorPatch(text, colorsFor({ stream: stdout, env, color })) : text;
}

function plain(name: 'pretty' | 'patch' | 'json', input: ReportInput, options: ReportOptions): string {
  if (name === 'json') return toJson(input);
  if (name === 'patch') return toPatch(input.changes ?? [], input.prefix ?? '');
  const colors = colorsFor({ stream: {}, env: {}, color: false });
  const all = options.verbose || options.command === 'scan';
  return forPeople(input, options.command, { colors, width: Infinity, all });
}

function forPeople(input: ReportInput, command: Command, layout: Layout): string {
  if (!input.comparison) return toPretty(input, layout);
  return command === 'baseline' ? toBaseline(input.comparison, layout) : toCheck(input, input.comparison, layout);
}

async function writeReport(file: string, given: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UserError(`the report \`${given}\` could not be written`, (error as Error).message);
  }
}
