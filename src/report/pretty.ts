import type { Colors } from '../colors';
import { paragraph, printable, wrap } from '../printable';
import { callAt, callName, proofOf, stepsOf, worstFirst, worstSetFirst } from '../proof';
import type { ChangeSet, Context, Finding, Severity, Skip } from '../types';
import { byPlace, contextCounts, contextPhrases, groupBy, headline } from './headline';
import { decisions, type Decision, type ReportInput } from './input';

/** How the report is laid out. */
export interface Layout {
  readonly colors: Colors;
  /** Characters per line; Infinity for a stream that is no terminal. */
  readonly width: number;
  /** Also list, not only count, the findings that are not acted on. */
  readonly all: boolean;
}

interface Decided {
  readonly finding: Finding;
  readonly decision: Decision;
}

const severityWidth = 'critical'.length;

/** The report for people: what matters in the first line, then each finding once, worst first, with its proof. */
export function toPretty(input: ReportInput, layout: Layout): string {
  const decide = decisions(input.plan);
  const decided = [...input.findings].sort(worstFirst).map((finding) => ({ finding, decision: decide(finding) }));
  const listed = decided.filter(({ finding, decision }) => isListed(finding, decision, input));
  const others = decided.filter(({ decision }) => decision.kind === 'out_of_scope').map(({ finding }) => finding);
  const elsewhere = input.plan ? others : others.filter(({ context }) => context !== 'request_path');
  const sections = [
    layout.colors.bold(paragraph(headline(input), '', layout.width)),
    ...routeSections(listed, layout),
    hazardSection(input.plan?.sets ?? [], layout),
    ...refusedSection(input.plan?.skipped ?? [], layout),
    ...(layout.all ? elsewhereSections(elsewhere, layout) : [elsewhereLine(elsewhere, layout)]),
    skippedFilesSection(input, layout),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

// Without a plan (findings only) what requests reach is the report; with one, what the plan rewrites is.
function isListed(finding: Finding, decision: Decision, { plan }: ReportInput): boolean {
  return plan ? decision.kind === 'rewrite' : finding.context === 'request_path';
}

function routeSections(listed: readonly Decided[], layout: Layout): readonly string[] {
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

// Calls that share all of their proof but the last step share a line.
function chainKey({ finding, decision }: Decided): string {
  const set = decision.kind === 'rewrite' ? decision.set.label : '';
  return [finding.severity, set, finding.file, ...stepsOf(finding)].join('\0');
}

function chainLine(chain: readonly Decided[], { colors, width }: Layout): string {
  const [{ finding, decision }] = chain;
  const set = decision.kind === 'rewrite' ? `set ${decision.set.label}  ` : '';
  const indent = ' '.repeat(severityWidth + 4);
  const calls = chain.map((member, index) => callAt(member.finding) + (index < chain.length - 1 ? ',' : ''));
  const [first, ...rest] = [...stepsOf(finding), calls[0]].map(printable);
  const proof = wrap([`  ${finding.severity.padEnd(severityWidth)}  ${set}→ ${first}`, ...rest], ' → ', indent, width);
  const text = wrap([proof, ...calls.slice(1).map(printable)], ' ', `${indent}  `, width);
  return text.replace(finding.severity, severityColor(colors, finding.severity)(finding.severity));
}

function severityColor(colors: Colors, severity: Severity): (text: string) => string {
  const byName = { critical: colors.red, high: colors.yellow, medium: colors.blue, low: colors.dim };
  return byName[severity];
}

function hazardSection(sets: readonly ChangeSet[], { colors, width }: Layout): string {
  const risky = [...sets].sort(worstSetFirst).filter((set) => set.hazards.length > 0 || set.risk === 'review');
  const lines = risky.flatMap((set) => [
    `  set ${set.label}${set.risk === 'review' ? colors.yellow('  --yes takes it only with --risk review') : ''}`,
    ...set.hazards.map(({ message, guard, at }) =>
      paragraph(`${message}${guard ? ` (${guard})` : ''}, ${at}`, '    ', width),
    ),
  ]);
  return lines.length > 0 ? [colors.yellow('Worth a look'), ...lines].join('\n') : '';
}

function refusedSection(skipped: readonly Skip[], layout: Layout): readonly string[] {
  const sorted = [...skipped].sort((one, other) => worstFirst(one.finding, other.finding));
  const groups = groupBy(sorted, ({ message, advice }) => `${message}\0${advice}`);
  return [...groups.values()].map((group) => refusedGroup(group, layout));
}

function refusedGroup(group: readonly Skip[], { colors, width }: Layout): string {
  const [{ message, advice }] = group;
  return [
    colors.magenta(paragraph(`Refused: ${message}`, '', width)),
    ...group.map((skip) => refusedLine(skip, width)),
    ...(advice ? [colors.dim(paragraph(`Advice: ${advice}`, '  ', width))] : []),
  ].join('\n');
}

function refusedLine({ finding, at }: Skip, width: number): string {
  const [first, ...rest] = proofOf(finding);
  const parts = [`  ${first}`, ...rest];
  if (at && at !== `${finding.file}:${finding.line}`) parts[parts.length - 1] += `, because of ${at}`;
  return wrap(parts.map(printable), ' → ', '    ', width);
}

function elsewhereLine(elsewhere: readonly Finding[], { colors, width }: Layout): string {
  if (elsewhere.length === 0) return '';
  return colors.dim(paragraph(`Also found, not acted on: ${contextCounts(elsewhere)}.`, '', width));
}

function elsewhereSections(elsewhere: readonly Finding[], { colors }: Layout): readonly string[] {
  const groups = groupBy([...elsewhere].sort(byPlace), ({ context }) => context);
  return [...contextPhrases].flatMap(([context, phrase]) => {
    const group = groups.get(context satisfies Context) ?? [];
    const lines = group.map((finding) => `  ${printable(`${finding.file}:${finding.line}  ${callName(finding)}`)}`);
    return group.length > 0
      ? [[colors.dim(`Also found ${phrase}, not acted on: ${group.length}`), ...lines].join('\n')]
      : [];
  });
}

function skippedFilesSection({ skippedFiles }: ReportInput, { colors, width }: Layout): string {
  if (skippedFiles.length === 0) return '';
  const lines = skippedFiles.map(({ path, reason }) => paragraph(`${path}: ${reason}`, '  ', width));
  return [colors.yellow('Not read'), ...lines].join('\n');
}
