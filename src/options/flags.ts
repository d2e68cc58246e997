import { closest, distance } from 'fastest-levenshtein';

/** The commands; `fix` is the default (find, plan, review, apply). */
export type Command =
  'fix' | 'scan' | 'check' | 'baseline' | 'explain' | 'undo' | 'init' | 'merge-reports' | 'trace' | 'bench';

/** One command line flag of this version. */
export interface Flag {
  readonly name: string;
  readonly short?: string;
  readonly type: 'boolean' | 'string';
  /** Commands that take it; all if absent. */
  readonly commands?: readonly Command[];
}

const analysing: readonly Command[] = ['fix', 'scan', 'check', 'baseline', 'bench'];
const reporting: readonly Command[] = ['fix', 'scan', 'check', 'merge-reports'];
const reading: readonly Command[] = [...analysing, 'explain'];
const planning: readonly Command[] = ['fix', 'scan', 'bench'];
const writing: readonly Command[] = ['fix'];
const measuring: readonly Command[] = ['bench'];

/** Every flag of this version. */
export const flags: readonly Flag[] = [
  { name: 'dry-run', short: 'n', type: 'boolean', commands: writing },
  { name: 'yes', short: 'y', type: 'boolean', commands: writing },
  { name: 'risk', type: 'string', commands: planning },
  { name: 'only', type: 'string', commands: analysing },
  { name: 'skip', type: 'string', commands: analysing },
  { name: 'context', type: 'string', commands: analysing },
  { name: 'severity', type: 'string', commands: analysing },
  { name: 'max-changes', type: 'string', commands: [...writing, ...measuring] },
  { name: 'entry', type: 'string', commands: reading },
  { name: 'fs-cache', type: 'string', commands: [...planning, 'explain'] },
  { name: 'parallel', type: 'string', commands: [...planning, 'explain'] },
  { name: 'allow-dirty', type: 'boolean', commands: writing },
  { name: 'list', type: 'boolean', commands: ['undo'] },
  { name: 'set', type: 'string', commands: ['undo'] },
  { name: 'resume', type: 'boolean', commands: writing },
  { name: 'verify', type: 'string', commands: writing },
  { name: 'smoke', type: 'string', commands: writing },
  { name: 'url', type: 'string', commands: [...writing, ...measuring] },
  { name: 'timeout', type: 'string', commands: [...writing, ...measuring] },
  { name: 'requests', type: 'string', commands: measuring },
  { name: 'unrelated', type: 'string', commands: measuring },
  { name: 'prepare', type: 'string', commands: measuring },
  { name: 'rounds', type: 'string', commands: measuring },
  { name: 'seconds', type: 'string', commands: measuring },
  { name: 'connections', type: 'string', commands: measuring },
  { name: 'keep-tests', type: 'boolean', commands: writing },
  { name: 'apps-from', type: 'string', commands: writing },
  { name: 'shard', type: 'string', commands: writing },
  { name: 'jobs', short: 'j', type: 'string', commands: writing },
  { name: 'reporter', type: 'string', commands: [...reporting, ...measuring] },
  { name: 'json', type: 'boolean', commands: [...reporting, ...measuring] },
  { name: 'trace', type: 'string', commands: ['fix', 'scan'] },
  { name: 'output', short: 'o', type: 'string', commands: ['trace'] },
  { name: 'exit-code', type: 'boolean', commands: ['fix', 'scan'] },
  { name: 'strict', type: 'boolean', commands: analysing },
  { name: 'cwd', short: 'C', type: 'string' },
  { name: 'no-gitignore', type: 'boolean', commands: reading },
  { name: 'exclude', type: 'string', commands: reading },
  { name: 'no-slice', type: 'boolean', commands: reading },
  { name: 'no-cache', type: 'boolean', commands: reading },
  { name: 'config', type: 'string', commands: [...reading, 'trace'] },
  { name: 'quiet', short: 'q', type: 'boolean' },
  { name: 'verbose', short: 'v', type: 'boolean' },
  { name: 'no-color', type: 'boolean' },
  { name: 'help', short: 'h', type: 'boolean' },
  { name: 'version', short: 'V', type: 'boolean' },
];

/** Commands that are spelled out on the command line. */
export const commands: readonly Command[] = [
  'scan',
  'check',
  'baseline',
  'explain',
  'undo',
  'init',
  'merge-reports',
  'trace',
  'bench',
];

/** Commands that run another command, given after `--`. */
export const runners: readonly Command[] = ['trace', 'bench'];

/** Flags that are specified but not implemented yet. */
export const laterFlags: ReadonlySet<string> = new Set(['framework']);

/**
 * The advice for a mistyped word: the most similar candidate, if it is similar enough, and what else there is to say.
 */
export function didYouMean(word: string, candidates: readonly string[], ...more: readonly string[]): string {
  const found = closest(word, [...candidates]);
  const isClose = found !== undefined && distance(word, found) <= Math.max(1, word.length / 2);
  return [...(isClose ? [`Perhaps you meant \`${found}\`.`] : []), ...more].join(' ');
}
