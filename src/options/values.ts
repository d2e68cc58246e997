import { UserError } from '../errors';
import { didYouMean } from './flags';
import { SEVERITIES } from '../findings/terms';
import type { Context, Risk, Severity } from '../types';

/** The output formats. */
export type ReporterName = 'pretty' | 'patch' | 'json' | 'sarif' | 'github' | 'html';

/** A report: its format, and its file `path` (relative to the working directory) or stdout. */
export interface Reporter {
  readonly name: ReporterName;
  readonly path?: string;
}

const contextNames: ReadonlyMap<string, Context> = new Map([
  ['request', 'request_path'],
  ['background', 'background_path'],
  ['unknown', 'unknown_path'],
  ['startup', 'startup_path'],
  ['tooling', 'tooling_path'],
  ['unreachable', 'unreachable_path'],
]);
/** The formats of `bench`, which reports figures, not findings. */
export const figureReporterNames: readonly ReporterName[] = ['pretty', 'json', 'html'];
/** All formats. */
export const reporterNames: readonly ReporterName[] = ['pretty', 'patch', 'json', 'sarif', 'github', 'html'];

/** `safe` by default, or `review`; throws a usage error for any other value. */
export function parseRisk(value: string | undefined): Risk {
  if (value === undefined || value === 'safe') return 'safe';
  if (value === 'review') return 'review';
  throw mustBeOneOf('--risk', value, ['safe', 'review']);
}

/** The contexts to act on: `request_path` by default, all six for `all`. */
export function parseContexts(names: readonly string[]): ReadonlySet<Context> {
  if (names.length === 0) return new Set(['request_path']);
  if (names.includes('all')) return new Set(contextNames.values());
  return new Set(names.map(toContext));
}

function toContext(name: string): Context {
  const context = contextNames.get(name);
  if (!context) throw mustBeOneOf('--context', name, [...contextNames.keys(), 'all']);
  return context;
}

/** The lowest severity to act on; `low` by default. */
export function parseSeverity(value: string | undefined): Severity {
  const severity = SEVERITIES.find((known) => known === (value ?? 'low'));
  if (!severity) throw mustBeOneOf('--severity', value as string, SEVERITIES);
  return severity;
}

/** The maximum number of change sets; unlimited by default. */
export function parseMaxChanges(value: string | undefined): number {
  if (value === undefined) return Infinity;
  if (/^[1-9]\d{0,5}$/.test(value)) return Number(value);
  const advice = 'For example `--max-changes 3`: the three change sets that matter most.';
  throw new UserError(`\`--max-changes\` must be a whole number above 0, got \`${value}\``, advice);
}

/** The milliseconds of `ttl=<ms>`; 0 by default. */
export function parseFsCache(value: string | undefined): number {
  if (value === undefined) return 0;
  const match = /^ttl=(\d{1,9})$/.exec(value);
  if (match) return Number(match[1]);
  throw new UserError(
    `\`--fs-cache\` must be ttl=<milliseconds>, got \`${value}\``,
    'For example `--fs-cache ttl=500`.',
  );
}

/** A number of seconds, at least one. */
export function parseTimeout(value: string | undefined, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (/^[1-9]\d{0,5}$/.test(value)) return Number(value);
  throw new UserError(`\`--timeout\` must be a number of seconds, got \`${value}\``, 'For example `--timeout 120`.');
}

/** A whole number from one to `most`. */
export function parseAmount(flag: string, value: string | undefined, otherwise: number, most: number): number {
  if (value === undefined) return otherwise;
  const amount = /^\d{1,6}$/.test(value) ? Number(value) : 0;
  if (amount >= 1 && amount <= most) return amount;
  throw new UserError(
    `\`${flag}\` must be a whole number from 1 to ${most}, got \`${value}\``,
    'See `unblock --help`.',
  );
}

/** A part of the work: `2/5`. */
export function parseShard(value: string | undefined): { readonly index: number; readonly of: number } | undefined {
  if (value === undefined) return undefined;
  const [index, of] = (/^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? []).slice(1).map(Number);
  if (index >= 1 && index <= of) return { index, of };
  throw new UserError(`\`--shard\` must be <part>/<parts>, got \`${value}\``, 'For example `--shard 2/5`.');
}

/** The number of apps to process concurrently; undefined leaves it to the machine. */
export function parseJobs(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^[1-9]\d{0,2}$/.test(value)) return Number(value);
  throw new UserError(`\`--jobs\` must be a number from 1, got \`${value}\``, 'For example `-j 2`.');
}

/** The paths to request from the started app; `/` by default. */
export function parseUrls(smoke: string | undefined, urls: readonly string[]): readonly string[] {
  if (smoke !== undefined) return urls.length > 0 ? urls : ['/'];
  if (urls.length === 0) return [];
  throw new UserError('`--url` needs `--smoke`', 'For example `--smoke "node server.js" --url /health`.');
}

/** The reporters, in the order given; only one can write to stdout. */
export function parseReporters(
  values: readonly string[],
  known: readonly ReporterName[] = reporterNames,
): readonly Reporter[] {
  const reporters = values.map((value) => toReporter(value, known));
  if (reporters.filter((reporter) => reporter.path === undefined).length < 2) return reporters;
  throw new UserError(
    'two reporters cannot both write to stdout',
    'Give all but one a file: `--reporter json=report.json`.',
  );
}

function toReporter(value: string, known: readonly ReporterName[]): Reporter {
  const [word, ...rest] = value.split('=');
  const name = known.find((one) => one === word);
  if (!name) throw mustBeOneOf('--reporter', word, known);
  if (rest.length === 0) return { name };
  const path = rest.join('=');
  if (!path)
    throw new UserError(
      `\`--reporter ${value}\` names no file`,
      `Write \`--reporter ${word}=<file>\`, or leave out the \`=\`.`,
    );
  return { name, path };
}

function mustBeOneOf(flag: string, value: string, allowed: readonly string[]): UserError {
  const title = `\`${flag}\` must be one of ${allowed.join(', ')}, got \`${value}\``;
  return new UserError(title, didYouMean(value, allowed) || 'Choose one of them.');
}
