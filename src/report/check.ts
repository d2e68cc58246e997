import { paragraph, printable } from '../shell/printable';
import { count, worstFirst } from '../findings/proof';
import type { Comparison, Finding, Slack } from '../types';
import { ignoreSections } from './ignores';
import { projectPrefix, type ReportInput } from './input';
import type { Layout } from './layout';
import { skippedFilesSection } from './pretty';
import { routeSections } from './routes';

/** The first line of `check`: whether something is new. */
export function checkHeadline({ added, known, isFirst }: Comparison): string {
  if (added.length > 0)
    return isFirst
      ? `${count(added.length, 'blocking call')} found, and there is no baseline.`
      : `${count(added.length, 'new blocking call')}, not counting ${known.length} in the baseline.`;
  if (known.length === 0) return 'Nothing new: no blocking call is in scope.';
  return `Nothing new: ${known.length === 1 ? 'the only blocking call is' : `all ${known.length} blocking calls are`} in the baseline.`;
}

/**
 * The report of `check` for people: new findings with their proofs, what to do, and baseline entries that are no longer
 * needed.
 */
export function toCheck(input: ReportInput, comparison: Comparison, layout: Layout): string {
  const sections = [
    layout.colors.bold(paragraph(`${projectPrefix(input)}${checkHeadline(comparison)}`, '', layout.width)),
    ...chains(comparison.added, layout),
    adviceFor(comparison, layout),
    slackSection(comparison.slack, layout),
    ...(layout.all && comparison.known.length > 0 ? ['Known', ...chains(comparison.known, layout)] : []),
    ...ignoreSections(input, layout),
    skippedFilesSection(input, layout),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

/** The report of `baseline`. */
export function toBaseline({ added, known, slack, isFirst }: Comparison, layout: Layout): string {
  const fewer = slack.reduce((sum, entry) => sum + entry.fewer, 0);
  const passed = count(added.length + known.length, 'blocking call');
  const difference = added.length + fewer === 0 ? 'as before' : `${added.length} more and ${fewer} fewer than before`;
  const text = `The baseline allows ${passed}${isFirst ? '; `unblock check` fails when there are more' : `, ${difference}`}.`;
  return `${paragraph(text, '', layout.width)}\n`;
}

function chains(findings: readonly Finding[], layout: Layout): readonly string[] {
  const decided = [...findings]
    .sort(worstFirst)
    .map((finding) => ({ finding, decision: { kind: 'out_of_scope' } as const }));
  return routeSections(decided, layout);
}

function adviceFor({ added, isFirst }: Comparison, { width }: Layout): string {
  if (added.length === 0) return '';
  const ways = [
    'Make them asynchronous: `npx unblock`.',
    'Keep one: `// unblock-ignore-next-line fs/readFileSync -- why` above it.',
    isFirst
      ? 'Accept them, so that only more of them fail: `npx unblock baseline`.'
      : 'Accept them: `npx unblock baseline`.',
  ];
  return ways.map((way) => paragraph(way, '', width)).join('\n');
}

function slackSection(slack: readonly Slack[], { colors, width }: Layout): string {
  if (slack.length === 0) return '';
  const lines = slack.map(({ key, fewer }) => printable(`  ${key}  ${fewer} fewer`));
  const title = 'The baseline allows calls that are gone. Tighten it: `npx unblock baseline`.';
  return [colors.green(paragraph(title, '', width)), ...lines].join('\n');
}
