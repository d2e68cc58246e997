import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Given } from './arguments';
import { UserError } from '../errors';
import { commands, didYouMean, type Command } from './flags';

/** The command, and its operands. */
export interface Wanted {
  readonly command: Command;
  /** Existing paths or globs, a run, or a topic. */
  readonly words: readonly string[];
}

/** Separates the command from its operands; throws a UserError (usage) for words that mean nothing. */
export function splitCommand(given: Given, cwd: string): Wanted {
  const [first, ...rest] = given.words;
  if (first === undefined) return { command: 'fix', words: [] };
  const command = given.onlyPaths ? undefined : commands.find((name) => name === first);
  if (command && startsApp(command)) return { command, words: commandLine(command, given, rest) };
  if (command) return { command, words: checkedWords(command, rest, cwd) };
  if (kindOf(resolve(cwd, first)) === undefined && !isPattern(first)) throw unknownWord(first);
  return { command: 'fix', words: checkedWords('fix', given.words, cwd) };
}

type AppCommand = 'trace';

/** Whether a command runs another command, given as its operands. */
export function startsApp(command: Command): command is AppCommand {
  return command === 'trace';
}

// Without `--`, flags of the app's command would be taken for ours.
function commandLine(command: Command, { program }: Given, words: readonly string[]): readonly string[] {
  const example = `For example \`unblock ${command} -- node server.js\`, or \`-- npm start\`.`;
  if (words.length > 0)
    throw new UserError(`\`${command}\` needs \`--\` before the command, got \`${words[0]}\``, example);
  if (program.length === 0) throw new UserError(`\`${command}\` needs the command that starts your app`, example);
  return program;
}

function unknownWord(word: string): UserError {
  const known = `Commands: ${commands.join(', ')}; anything else must be a path.`;
  return new UserError(`\`${word}\` is neither a command nor an existing path`, didYouMean(word, commands, known));
}

function checkedWords(command: Exclude<Command, AppCommand>, words: readonly string[], cwd: string): readonly string[] {
  if (command === 'bench' && words.length > 1)
    throw new UserError(`\`bench\` measures one app, got \`${words.join(' ')}\``, 'Run it once for each.');
  if (takesPaths(command)) return existing(words, cwd);
  const [least, most, what, advice] = WORDS_OF[command];
  if (words.length >= least && words.length <= most) return words;
  const given = words.length === 0 ? 'none' : `\`${words.join(' ')}\``;
  throw new UserError(`\`${command}\` takes ${what}, got ${given}`, advice);
}

/** Minimum and maximum number of operands of commands that take no paths, with an explanation. */
const WORDS_OF = {
  undo: [0, 1, 'one run', 'Name one run, or none for the last.'],
  init: [0, 0, 'no path', 'Name a folder with `--cwd <dir>`.'],
  explain: [
    1,
    1,
    'one topic',
    'For example `unblock explain fs/readFileSync`, an id of `unblock scan --json`, or `lib/store.js:7`.',
  ],
} as const satisfies Partial<Record<Command, readonly [least: number, most: number, what: string, advice: string]>>;

function existing(words: readonly string[], cwd: string): readonly string[] {
  const missing = words.find((word) => kindOf(resolve(cwd, word)) === undefined && !isPattern(word));
  if (missing !== undefined) throw new UserError(`\`${missing}\` does not exist`, `Paths are looked up in ${cwd}.`);
  return words;
}

/** Whether the words of a command are paths. */
export function takesPaths(command: Command): command is Exclude<Command, keyof typeof WORDS_OF | AppCommand> {
  return !(command in WORDS_OF) && !startsApp(command);
}

/** Whether a word is a glob that the shell did not expand; it is expanded later. */
function isPattern(word: string): boolean {
  return /[*?[{]/.test(word);
}

/** The kind of file at a path, if any. */
export function kindOf(path: string): 'folder' | 'file' | undefined {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    // Missing, a cyclic link, or in a folder without read permission.
    return undefined;
  }
}
