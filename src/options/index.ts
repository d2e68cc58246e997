import { resolve } from 'node:path';
import { all, last, list, readArguments, type Given } from './arguments';
import { benchFlags, type BenchFlags } from './bench-flags';
import { UserError } from '../errors';
import { flags, type Command } from './flags';
import {
  parseContexts,
  parseFsCache,
  parseJobs,
  parseMaxChanges,
  figureReporterNames,
  parseReporters,
  parseRisk,
  parseSeverity,
  parseShard,
  parseTimeout,
  parseUrls,
  type Reporter,
} from './values';
import type { Context, Risk, Severity } from '../types';
import { kindOf, splitCommand, startsApp, takesPaths } from './words';

/** What the command line asks for, checked; lists are empty when nothing was said. */
export interface Options {
  readonly command: Command;
  /** Absolute working directory: `--cwd`, or where the tool was started. */
  readonly cwd: string;
  /** Paths as given, relative to `cwd`; each of them exists. */
  readonly paths: readonly string[];
  /** The run that `undo` takes back; the last one when it is not named. */
  readonly run?: string;
  /** What `explain` is asked about: an id, a place or a rule. */
  readonly topic?: string;
  /** The command that starts the app, and its arguments; empty where none is run. */
  readonly commandLine: readonly string[];
  /** A recorded trace to use, as given. */
  readonly trace?: string;
  /** Where `trace` writes to, as given. */
  readonly output?: string;
  /** The configuration file that `--config` names. */
  readonly config?: string;
  /** The set of it that `undo` takes back; all of them when none is named. */
  readonly set?: string;
  /** `undo` lists the runs and changes nothing. */
  readonly list: boolean;
  readonly dryRun: boolean;
  readonly yes: boolean;
  readonly risk: Risk;
  /** Modules, rules, finding ids or set ids. */
  readonly only: readonly string[];
  readonly skip: readonly string[];
  readonly contexts: ReadonlySet<Context>;
  /** False when `contexts` is the default: a baseline then says which. */
  readonly contextsGiven: boolean;
  /** The lowest that is acted on. */
  readonly severity: Severity;
  /** Change sets at most; Infinity without a limit. */
  readonly maxChanges: number;
  readonly entries: readonly string[];
  readonly exclude: readonly string[];
  readonly gitignore: boolean;
  /** Milliseconds; 0 shares only look-ups in flight. */
  readonly fsCacheTtl: number;
  readonly allowDirty: boolean;
  /** Go on with a review that was left. */
  readonly resume: boolean;
  /** Commands that have to pass before and after. */
  readonly verify: readonly string[];
  /** Command that starts the app, which has to answer at `urls` as before. */
  readonly smoke?: string;
  readonly urls: readonly string[];
  /** A file that lists apps, one per line. */
  readonly appsFrom?: string;
  /** Of several apps only this part: the `index`th of every `of`. */
  readonly shard?: { readonly index: number; readonly of: number };
  /** How many apps at a time. */
  readonly jobs?: number;
  /** Seconds that one check may take. */
  readonly timeout: number;
  /** No test changes: what tests call keeps its synchronous form, and gets an async twin. */
  readonly keepTests: boolean;
  /** How and what `bench` measures. */
  readonly bench?: BenchFlags;
  readonly reporters: readonly Reporter[];
  readonly exitCode: boolean;
  readonly strict: boolean;
  readonly slice: boolean;
  /** Use and keep what is known of files from run to run. */
  readonly cache: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** False when `--no-color` was given. */
  readonly color: boolean;
}

/** Values of flags by their names, as a configuration file states them. */
export type FlagValues = ReadonlyMap<string, readonly string[]>;

/** Work to do. */
export interface Run {
  readonly kind: 'run';
  readonly options: Options;
  /** The same with the values of a configuration file wherever the command line says nothing. */
  readonly withDefaults: (file: string, defaults: FlagValues) => Options;
}

/** What an invocation comes to: a text to print, or work to do. */
export type Invocation = { readonly kind: 'help' | 'version' } | Run;

/** Reads the arguments; throws a UserError (usage) for anything that is unknown, contradictory or does not exist. */
export function parseOptions(argv: readonly string[], startedIn: string): Invocation {
  const given = readArguments(argv);
  if (given.values.has('help')) return { kind: 'help' };
  if (given.values.has('version')) return { kind: 'version' };
  const cwd = workingDirectory(startedIn, last(given, 'cwd'));
  const { command, words } = splitCommand(given, cwd);
  checkFlagsOfCommand(command, given);
  checkContradictions(given);
  const options = toOptions(command, words, cwd, given);
  return { kind: 'run', options, withDefaults: (file, defaults) => complete(options, given, file, defaults) };
}

function complete(options: Options, given: Given, file: string, defaults: FlagValues): Options {
  const { command, cwd, paths } = options;
  const words = takesPaths(command)
    ? paths
    : startsApp(command)
      ? options.commandLine
      : [options.run ?? options.topic].filter((word) => word !== undefined);
  const ofCommand = new Map([...defaults].filter(([name]) => takes(command, name)));
  checkDefaults(file, () => toOptions(command, words, cwd, { ...given, values: ofCommand }));
  // What a project reports of its findings is no place for figures.
  if (given.values.has('json') || command === 'bench') ofCommand.delete('reporter');
  return toOptions(command, words, cwd, { ...given, values: new Map([...ofCommand, ...given.values]) });
}

function takes(command: Command, name: string): boolean {
  return flags.find((flag) => flag.name === name)?.commands?.includes(command) ?? false;
}

/** A value of the file that no flag would take is the file's mistake, and the message says so. */
function checkDefaults(file: string, read: () => Options): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`${file}: ${error.title.replace(/`--([\w-]+)`/, '`$1`')}`, error.advice, error.exitCode);
  }
}

function workingDirectory(startedIn: string, given: string | undefined): string {
  const cwd = resolve(startedIn, given ?? '.');
  if (kindOf(cwd) === 'folder') return cwd;
  throw new UserError(`\`--cwd\` must name a folder, got \`${given ?? cwd}\``, `Looked for ${cwd}.`);
}

function checkFlagsOfCommand(command: Command, { values }: Given): void {
  const misplaced = flags.find((flag) => values.has(flag.name) && flag.commands && !flag.commands.includes(command));
  if (!misplaced) return;
  const allowed = flags.filter((flag) => flag.commands?.includes(command) ?? true).map((flag) => `--${flag.name}`);
  throw new UserError(
    `\`--${misplaced.name}\` has no meaning for \`${command}\``,
    `\`${command}\` takes ${allowed.join(', ')}.`,
  );
}

const contradictions: readonly (readonly [string, string, string])[] = [
  ['yes', 'dry-run', 'The first writes, the second must not: choose one.'],
  ['quiet', 'verbose', 'Choose one.'],
  ['list', 'set', '`--list` takes nothing back: choose one.'],
  ['resume', 'dry-run', 'The first goes on asking, the second asks nothing: choose one.'],
  ['verify', 'dry-run', 'Nothing is written, so there is nothing to verify.'],
  ['smoke', 'dry-run', 'Nothing is written, so there is nothing to start.'],
  ['json', 'reporter', '`--json` is `--reporter json`: say it once, as `--reporter json`.'],
];

function checkContradictions({ values }: Given): void {
  for (const [one, other, advice] of contradictions) {
    if (values.has(one) && values.has(other))
      throw new UserError(`\`--${one}\` and \`--${other}\` contradict each other`, advice);
  }
}

function toOptions(command: Command, words: readonly string[], cwd: string, given: Given): Options {
  const has = (name: string): boolean => given.values.has(name);
  return {
    command,
    cwd,
    paths: takesPaths(command) ? words : [],
    run: command === 'undo' ? words[0] : undefined,
    set: last(given, 'set'),
    list: has('list'),
    topic: command === 'explain' ? words[0] : undefined,
    commandLine: startsApp(command) ? words : [],
    trace: last(given, 'trace'),
    output: last(given, 'output'),
    config: last(given, 'config'),
    dryRun: has('dry-run'),
    yes: has('yes'),
    risk: parseRisk(last(given, 'risk')),
    only: list(given, 'only'),
    skip: list(given, 'skip'),
    contexts: parseContexts(list(given, 'context')),
    contextsGiven: has('context'),
    severity: parseSeverity(last(given, 'severity')),
    maxChanges: parseMaxChanges(last(given, 'max-changes')),
    entries: all(given, 'entry'),
    exclude: all(given, 'exclude'),
    gitignore: !has('no-gitignore'),
    fsCacheTtl: parseFsCache(last(given, 'fs-cache')),
    allowDirty: has('allow-dirty'),
    resume: has('resume'),
    appsFrom: last(given, 'apps-from'),
    shard: parseShard(last(given, 'shard')),
    jobs: parseJobs(last(given, 'jobs')),
    verify: all(given, 'verify'),
    smoke: last(given, 'smoke'),
    urls: command === 'bench' ? [] : parseUrls(last(given, 'smoke'), all(given, 'url')),
    timeout: parseTimeout(last(given, 'timeout'), command === 'bench' ? 60 : 600),
    bench: command === 'bench' ? benchFlags(given) : undefined,
    keepTests: has('keep-tests'),
    reporters: parseReporters(
      has('json') ? ['json'] : all(given, 'reporter'),
      command === 'bench' ? figureReporterNames : undefined,
    ),
    exitCode: has('exit-code'),
    strict: has('strict'),
    slice: !has('no-slice'),
    cache: !has('no-cache'),
    quiet: has('quiet'),
    verbose: has('verbose'),
    color: !has('no-color'),
  };
}
