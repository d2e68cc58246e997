import type { BenchFlags } from './bench-flags';
import type { Command } from './flags';
import type { Reporter } from './values';
import type { Context, Risk, Severity } from '../types';

/** The checked options of an invocation; lists are empty by default. */
export interface Options {
  readonly command: Command;
  /** Absolute working directory: `--cwd`, or the folder in which the tool was started. */
  readonly cwd: string;
  /** Paths as given, relative to `cwd`; all exist. */
  readonly paths: readonly string[];
  /** The run that `undo` restores; the last one by default. */
  readonly run?: string;
  /** The topic of `explain`: an id, a position or a rule. */
  readonly topic?: string;
  /** The command that starts the app, with its arguments; empty if none is run. */
  readonly commandLine: readonly string[];
  /** A recorded trace to use, as given. */
  readonly trace?: string;
  /** The output file of `trace`, as given. */
  readonly output?: string;
  /** The configuration file that `--config` names. */
  readonly config?: string;
  /** The set of the run that `undo` restores; all by default. */
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
  /** False if `contexts` is the default, so that the contexts of a baseline apply. */
  readonly contextsGiven: boolean;
  /** The lowest severity that is acted on. */
  readonly severity: Severity;
  /** Maximum number of change sets; Infinity without a limit. */
  readonly maxChanges: number;
  readonly entries: readonly string[];
  readonly exclude: readonly string[];
  readonly gitignore: boolean;
  /** Maximum age of cached file look-ups in milliseconds; with 0, only concurrent look-ups share an answer. */
  readonly fsCacheTtl: number;
  /** Maximum number of independent callbacks of an array method that run at once; 1: one after the other. */
  readonly parallel: number;
  readonly allowDirty: boolean;
  /** Continue an unfinished review, or a run over several apps. */
  readonly resume: boolean;
  /** Commands that must succeed before and after. */
  readonly verify: readonly string[];
  /** Command that starts the app, whose responses at `urls` must stay the same. */
  readonly smoke?: string;
  readonly urls: readonly string[];
  /** A file that lists apps, one per line. */
  readonly appsFrom?: string;
  /** Only a part of several apps: the `index`th of `of`. */
  readonly shard?: { readonly index: number; readonly of: number };
  /** Number of apps processed concurrently. */
  readonly jobs?: number;
  /** Time limit of one check, in seconds. */
  readonly timeout: number;
  /** Leave tests alone: functions they call keep their synchronous form and get an async twin. */
  readonly keepTests: boolean;
  /** The options of `bench`. */
  readonly bench?: BenchFlags;
  readonly reporters: readonly Reporter[];
  readonly exitCode: boolean;
  readonly strict: boolean;
  readonly slice: boolean;
  /** Use and update the caches. */
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
  /** Applies the values of a configuration file where the command line says nothing. */
  readonly withDefaults: (file: string, defaults: FlagValues) => Options;
}

/** What to do: print a text, or work. */
export type Invocation = { readonly kind: 'help' | 'version' } | Run;
