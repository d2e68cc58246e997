import type { BenchFlags } from './bench-flags';
import type { Command } from './flags';
import type { Reporter } from './values';
import type { Context, Risk, Severity } from '../types';

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
