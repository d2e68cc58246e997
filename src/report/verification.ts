import type { Colors } from '../shell/colors';
import { paragraph, printable } from '../shell/printable';
import { count } from '../findings/proof';
import type { Failure, Verification } from '../types';

/** The result of verification, as a part of the headline. */
export function verificationPhrase({ rolledBack, checks }: Verification): string {
  if (rolledBack.length === 0) {
    const named = checks.map((check) => (check === TYPE_CHECK ? check : `\`${check}\``));
    return `${[named.slice(0, -1).join(', '), ...named.slice(-1)].filter(Boolean).join(' and ')} ${named.length === 1 ? 'passes' : 'pass'} as before`;
  }
  const [{ failure }] = rolledBack;
  return `${count(rolledBack.length, 'change set')} reverted, because \`${failure.check}\` ${whyOf(failure)}`;
}

const TYPE_CHECK = 'type check';
const UNTYPED = 'Types were not checked: there is a tsconfig.json, but TypeScript is not installed.';

/** The headline if nothing was left to write. */
export function nothingKeptLine({ rolledBack, unstable }: Verification): string {
  const [{ failure }] = rolledBack;
  if (unstable)
    return `Nothing was written: \`${failure.check}\` now fails without any change, too, so no change set can be blamed.`;
  const sets = rolledBack.length === 1 ? 'the change set' : `each of ${rolledBack.length} change sets`;
  return `Nothing was written: \`${failure.check}\` ${whyOf(failure)} with ${sets}.`;
}

function whyOf({ why, details }: Failure): string {
  const [first, ...more] = details;
  if (first === undefined) return why;
  return `${why} (${first}${more.length > 0 ? ` and ${more.length} more` : ''})`;
}

/**
 * What was not checked; each set that was reverted, with the failure, the end of the output and the path of the log.
 */
export function verificationSection({ rolledBack, untyped }: Verification, colors: Colors, width: number): string {
  const byFailure = new Map<Failure, string[]>();
  for (const { set, failure } of rolledBack) byFailure.set(failure, [...(byFailure.get(failure) ?? []), set.label]);
  const taken = [...byFailure].map(([failure, labels]) => failureLines(failure, labels, colors, width));
  return [...(untyped ? [paragraph(UNTYPED, '', width)] : []), ...taken].join('\n\n');
}

function failureLines(failure: Failure, labels: readonly string[], colors: Colors, width: number): string {
  const sets = `${labels.length === 1 ? 'set' : 'sets'} ${labels.join(', ')}`;
  return [
    colors.red(paragraph(`Taken back: ${sets}. \`${failure.check}\` ${failure.why}`, '', width)),
    ...failure.details.map((detail) => paragraph(detail, '  failed: ', width)),
    ...failure.excerpt.map((line) => colors.dim(`  | ${printable(line)}`)),
    `  all of its output: ${printable(failure.log)}`,
  ].join('\n');
}
