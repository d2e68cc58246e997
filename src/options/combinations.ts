import type { Given } from './arguments';
import { UserError } from '../errors';
import { flags, type Command } from './flags';

/** Whether a command takes a flag, which a configuration file may set for all. */
export function takes(command: Command, name: string): boolean {
  return flags.find((flag) => flag.name === name)?.commands?.includes(command) ?? false;
}

/** Throws a UserError (usage) for a flag that the command does not take. */
export function checkFlagsOfCommand(command: Command, { values }: Given): void {
  const misplaced = flags.find((flag) => values.has(flag.name) && flag.commands && !flag.commands.includes(command));
  if (!misplaced) return;
  const allowed = flags.filter((flag) => flag.commands?.includes(command) ?? true).map((flag) => `--${flag.name}`);
  throw new UserError(
    `\`--${misplaced.name}\` has no meaning for \`${command}\``,
    `\`${command}\` takes ${allowed.join(', ')}.`,
  );
}

/** Pairs of flags that contradict each other, with advice. */
const contradictions: readonly (readonly [string, string, string])[] = [
  ['yes', 'dry-run', 'The first writes, the second must not: choose one.'],
  ['quiet', 'verbose', 'Choose one.'],
  ['list', 'set', '`--list` takes nothing back: choose one.'],
  ['resume', 'dry-run', 'The first continues a review, the second asks nothing: choose one.'],
  ['verify', 'dry-run', 'Nothing is written, so there is nothing to verify.'],
  ['smoke', 'dry-run', 'Nothing is written, so there is nothing to start.'],
  ['json', 'reporter', '`--json` is `--reporter json`: say it once, as `--reporter json`.'],
];

/** Throws a UserError (usage) for flags that contradict each other. */
export function checkContradictions({ values }: Given): void {
  for (const [one, other, advice] of contradictions) {
    if (values.has(one) && values.has(other))
      throw new UserError(`\`--${one}\` and \`--${other}\` contradict each other`, advice);
  }
}
