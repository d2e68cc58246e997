import { parseArgs } from 'node:util';
import { UserError } from '../errors';
import { didYouMean, flags, laterFlags, runners, type Flag } from './flags';

/** The parsed command line: words, and flags with their values in order (empty for switches). */
export interface Given {
  readonly words: readonly string[];
  /** Whether the first word came after `--`, so that it can only be a path. */
  readonly onlyPaths: boolean;
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** The words after `--`, for a command that runs another one. */
  readonly program: readonly string[];
}

/** Splits the arguments into words and flags; throws a UserError (usage) for a flag that is unknown or lacks its value. */
export function readArguments(argv: readonly string[]): Given {
  const options = Object.fromEntries(flags.map(({ name, short, type }) => [name, short ? { type, short } : { type }]));
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const flag = knownFlag(token.name, token.rawName);
    values.set(flag.name, [...(values.get(flag.name) ?? []), flagValue(flag, token.rawName, token)]);
  }
  const positionals = tokens.filter((token) => token.kind === 'positional');
  const terminator = tokens.find((token) => token.kind === 'option-terminator')?.index ?? Infinity;
  const before = positionals.filter(({ index }) => index < terminator);
  if (runners.some((name) => name === before[0]?.value))
    return { words: valuesOf(before), onlyPaths: false, values, program: argv.slice(terminator + 1) };
  return {
    words: valuesOf(positionals),
    onlyPaths: positionals.length > 0 && before.length === 0,
    values,
    program: [],
  };
}

function valuesOf(tokens: readonly { readonly value: string }[]): readonly string[] {
  return tokens.map(({ value }) => value);
}

function knownFlag(name: string, rawName: string): Flag {
  const flag = flags.find((candidate) => candidate.name === name);
  if (flag) return flag;
  if (laterFlags.has(name)) throw notYet(rawName);
  const spellings = flags.map((candidate) => `--${candidate.name}`);
  throw new UserError(
    `unknown flag \`${rawName}\``,
    didYouMean(rawName, spellings, '`unblock --help` lists all flags.'),
  );
}

function flagValue(
  flag: Flag,
  rawName: string,
  token: { readonly value?: string; readonly inlineValue?: boolean },
): string {
  const { value, inlineValue } = token;
  if (flag.type === 'boolean') {
    if (value !== undefined)
      throw new UserError(`\`${rawName}\` takes no value, got \`${value}\``, `Write \`${rawName}\` alone.`);
    return '';
  }
  const swallowedFlag = !inlineValue && value?.startsWith('-') && value !== '-';
  if (!value || swallowedFlag) throw new UserError(`\`${rawName}\` needs a value`, 'See `unblock --help`.');
  return value;
}

/** The error for a flag that is specified but not implemented yet. */
function notYet(name: string): UserError {
  return new UserError(`\`${name}\` is not in this version yet`, '`unblock --help` lists what this version can do.');
}

/** Every value of a flag; none when it was not given. */
export function all({ values }: Given, name: string): readonly string[] {
  return values.get(name) ?? [];
}

/** The last value of a flag: later ones override earlier ones. */
export function last(given: Given, name: string): string | undefined {
  return all(given, name).at(-1);
}

/** Every value of a flag that takes comma-separated lists, split. */
export function list(given: Given, name: string): readonly string[] {
  return all(given, name).flatMap((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );
}
