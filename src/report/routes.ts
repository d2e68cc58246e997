import type { Colors } from '../shell/colors';
import { printable, wrap } from '../shell/printable';
import { callAt, stepsOf } from '../findings/proof';
import type { Finding, Severity } from '../types';
import { contextPhrases, groupBy } from './headline';
import type { Decision } from './input';
import { costText } from './evidence';
import type { Layout } from './layout';

/** A finding, and what happens to it. */
export interface Decided {
  readonly finding: Finding;
  readonly decision: Decision;
}

const severityWidth = 'critical'.length;

/** Each route with the call chains to blocking calls, in the given order. */
export function routeSections(listed: readonly Decided[], layout: Layout): readonly string[] {
  return [...groupBy(listed, ({ finding }) => headingOf(finding))].map(([heading, group]) => {
    const chains = groupBy(group, chainKey);
    return [
      layout.colors.cyan(printable(heading)),
      ...[...chains.values()].map((chain) => chainLine(chain, layout)),
    ].join('\n');
  });
}

function headingOf({ route, context }: Finding): string {
  return route ?? `Calls ${contextPhrases.get(context)}`;
}

// Calls whose proofs differ only in the last step share a line.
function chainKey({ finding, decision }: Decided): string {
  const set = decision.kind === 'rewrite' ? decision.set.label : '';
  return [finding.severity, set, finding.file, ...stepsOf(finding)].join('\0');
}

function chainLine(chain: readonly Decided[], { colors, width }: Layout): string {
  const [{ finding, decision }] = chain;
  const set = decision.kind === 'rewrite' ? `set ${decision.set.label}  ` : '';
  const indent = ' '.repeat(severityWidth + 4);
  const calls = chain.map(
    ({ finding: each }, index) => callAt(each) + costText(each) + (index < chain.length - 1 ? ',' : ''),
  );
  const [first, ...rest] = [...stepsOf(finding), calls[0]].map(printable);
  const proof = wrap([`  ${finding.severity.padEnd(severityWidth)}  ${set}→ ${first}`, ...rest], ' → ', indent, width);
  const text = wrap([proof, ...calls.slice(1).map(printable)], ' ', `${indent}  `, width);
  return text.replace(finding.severity, severityColor(colors, finding.severity)(finding.severity));
}

function severityColor(colors: Colors, severity: Severity): (text: string) => string {
  const byName = { critical: colors.red, high: colors.yellow, medium: colors.blue, low: colors.dim };
  return byName[severity];
}
