import { resolve } from 'node:path';
import { all, last, list, readArguments, type Given } from './arguments';
import { benchFlags } from './bench-flags';
import { UserError } from '../errors';
import type { Command } from './flags';
import {
  parseContexts,
  parseAmount,
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
} from './values';
import { kindOf, splitCommand, startsApp, takesPaths } from './words';
import type { Options, FlagValues, Invocation } from './types';
import { takes, checkFlagsOfCommand, checkContradictions } from './combinations';

export type { FlagValues, Invocation, Options, Run } from './types';

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
  // Reporters configured for findings do not apply to measurements.
  if (given.values.has('json') || command === 'bench') ofCommand.delete('reporter');
  return toOptions(command, words, cwd, { ...given, values: new Map([...ofCommand, ...given.values]) });
}

/** An invalid value in a configuration file is reported as a mistake in that file. */
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
    parallel: parseAmount('--parallel', last(given, 'parallel'), 1, 1000),
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
