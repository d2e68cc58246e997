import { timesText, weightOf } from '../findings/estimates';
import { paragraph, printable, wrap } from '../shell/printable';
import { hazardText } from '../findings/hazard-text';
import { callName, count, proofOf, worstFirst, costliestSetFirst } from '../findings/proof';
import type { ChangeSet, Context, Finding, Skip } from '../types';
import { byPlace, contextCounts, contextPhrases, groupBy, headline, isUndecided } from './headline';
import { costText, traceSection } from './evidence';
import { ignoreSections } from './ignores';
import { decisions, projectPrefix, type Decision, type ReportInput } from './input';
import type { Layout } from './layout';
import { routeSections } from './routes';
import { totalsSection } from './summary';
import { verificationSection } from './verification';

/** The report for people: a headline with what matters, then each finding once, worst first, with its proof. */
export function toPretty(input: ReportInput, layout: Layout): string {
  const decide = decisions(input.plan);
  const [notices, real] = partition(input.findings, ({ notice }) => notice !== undefined);
  const decided = [...real].sort(worstFirst).map((finding) => ({ finding, decision: decide(finding) }));
  const listed = decided.filter(({ finding, decision }) => isListed(finding, decision, input));
  const others = decided.filter(({ decision }) => decision.kind === 'out_of_scope').map(({ finding }) => finding);
  const elsewhere = input.plan ? others : others.filter(({ context }) => context !== 'request_path');
  const sections = [
    layout.colors.bold(paragraph(`${projectPrefix(input)}${headline(input)}`, '', layout.width)),
    traceSection(input, layout),
    ...routeSections(listed, layout),
    orderLine(
      listed.map(({ finding }) => finding),
      layout,
    ),
    hazardSection(input.plan?.sets ?? [], layout),
    ...refusedSection(
      (input.plan?.skipped ?? []).filter((skip) => !skip.finding.notice && !isUndecided(skip)),
      layout,
    ),
    noticeSection(notices, layout),
    ...(layout.all ? elsewhereSections(elsewhere, layout) : [elsewhereLine(elsewhere, layout)]),
    input.verification ? verificationSection(input.verification, layout.colors, layout.width) : '',
    ...ignoreSections(input, layout),
    layout.all ? totalsSection([input], layout) : '',
    skippedFilesSection(input, layout),
    notesSection(input, layout),
    nextSection(input, layout),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

// Without a plan, lists what requests reach; with one, what the plan rewrites.
function isListed(finding: Finding, decision: Decision, { plan }: ReportInput): boolean {
  return plan ? decision.kind === 'rewrite' : finding.context === 'request_path';
}

// The reason for the order: findings of the same severity are ordered by the measured cost of such calls.
function orderLine(listed: readonly Finding[], { colors, width }: Layout): string {
  const estimates = listed.flatMap(({ estimate }) => estimate ?? []);
  const [first] = estimates;
  if (first === undefined) return '';
  const worst = [...new Map(estimates.map((one) => [one.call, one])).values()].sort(
    (a, b) => weightOf(b) - weightOf(a),
  );
  const costs = worst.map(({ call, times }) => `${call} ${times === 'timeouts' ? 'time-outs' : timesText(times)}`);
  const who = first.source === 'study' ? 'in the study' : 'on this machine';
  const text = `Worst first, by the throughput that the asynchronous form gained ${who}: ${costs.join(', ')}.`;
  return colors.dim(paragraph(text, '', width));
}

function hazardSection(sets: readonly ChangeSet[], { colors, width }: Layout): string {
  const risky = [...sets].sort(costliestSetFirst).filter((set) => set.hazards.length > 0 || set.risk === 'review');
  const lines = risky.flatMap((set) => [
    `  set ${set.label}${set.risk === 'review' ? colors.yellow('  --yes applies it only with --risk review') : ''}`,
    ...set.hazards.map((hazard) => paragraph(hazardText(hazard), '    ', width)),
    ...adviceFor(set).map((advice) => colors.dim(paragraph(`Advice: ${advice}`, '    ', width))),
  ]);
  return lines.length > 0 ? [colors.yellow('Worth a look'), ...lines].join('\n') : '';
}

/** Advice for the unguarded hazards of a set, without repetition. */
function adviceFor({ hazards }: ChangeSet): readonly string[] {
  return [...new Set(hazards.flatMap(({ advice }) => advice ?? []))];
}

function notesSection({ notes = [] }: ReportInput, { colors, width }: Layout): string {
  return notes.map((note) => colors.dim(paragraph(note, '', width))).join('\n');
}

/** Suggested next steps. */
function nextSection({ plan, applied, verification, isResumable = false }: ReportInput, layout: Layout): string {
  const open = (plan?.skipped ?? []).filter(isUndecided).length;
  const lines = [
    ...(open > 0 ? [`${count(open, 'call')} undecided: ${isResumable ? CONTINUES : '`npx unblock` asks again.'}`] : []),
    ...(open === 0 && isResumable ? [`What you decided about the rest is kept: ${CONTINUES}`] : []),
    ...(applied ? [`${verification ? '' : 'Run your tests; '}\`npx unblock undo\` undoes everything.`] : []),
  ];
  return lines.map((line) => layout.colors.dim(paragraph(line, '', layout.width))).join('\n');
}

const CONTINUES = '`npx unblock --resume` continues.';

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
  parts[parts.length - 1] += costText(finding);
  if (at && at !== `${finding.file}:${finding.line}`) parts[parts.length - 1] += `, because of ${at}`;
  return wrap(parts.map(printable), ' → ', '    ', width);
}

// Matches: await bcryptjs.hash(password, 10), which blocks; cheap calls are not mentioned
function noticeSection(notices: readonly Finding[], { colors, width }: Layout): string {
  const told = notices.filter(({ notice, context }) => notice !== 'cheap' && context === 'request_path');
  const groups = groupBy(told, ({ blocking }) => blocking.method.why ?? '');
  return [...groups]
    .map(([why, group]) => {
      const { advice } = group[0].blocking.method;
      return [
        colors.blue(paragraph(`Blocks although it looks asynchronous: ${why}`, '', width)),
        ...group.map((finding) =>
          wrap([`  ${proofOf(finding)[0]}`, ...proofOf(finding).slice(1)], ' → ', '    ', width),
        ),
        ...(advice ? [colors.dim(paragraph(`Advice: ${advice}`, '  ', width))] : []),
      ].join('\n');
    })
    .join('\n\n');
}

function partition<Item>(items: readonly Item[], isIn: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isIn), items.filter((item) => !isIn(item))];
}

function elsewhereLine(elsewhere: readonly Finding[], { colors, width }: Layout): string {
  if (elsewhere.length === 0) return '';
  return colors.dim(paragraph(`Also found, not acted on: ${contextCounts(elsewhere)}.`, '', width));
}

function elsewhereSections(elsewhere: readonly Finding[], { colors }: Layout): readonly string[] {
  const groups = groupBy([...elsewhere].sort(byPlace), ({ context }) => context);
  return [...contextPhrases].flatMap(([context, phrase]) => {
    const group = groups.get(context satisfies Context) ?? [];
    const lines = group.map((finding) => `  ${printable(elsewhereText(finding))}`);
    return group.length > 0
      ? [[colors.dim(`Also found ${phrase}, not acted on: ${group.length}`), ...lines].join('\n')]
      : [];
  });
}

function elsewhereText(finding: Finding): string {
  const { file, line, unknown } = finding;
  return `${file}:${line}  ${callName(finding)}${unknown === undefined ? '' : `: ${unknown}`}`;
}

/** The files that could not be read, each with its reason; empty if there are none. */
export function skippedFilesSection({ skippedFiles }: ReportInput, { colors, width }: Layout): string {
  if (skippedFiles.length === 0) return '';
  const lines = skippedFiles.map(({ path, reason }) => paragraph(`${path}: ${reason}`, '  ', width));
  return [colors.yellow('Not read'), ...lines].join('\n');
}
