import { paragraph, printable, wrap } from '../printable';
import { callName, count, proofOf, worstFirst, worstOf } from '../proof';
import type { Change, ChangeSet, Finding } from '../types';
import { renderDiff } from './diff';
import type { View } from './types';

/** One file of one change set, and how far the review has come. */
export interface Page {
  readonly set: ChangeSet;
  readonly label: string;
  readonly change: Change;
  /** All files of the set, in the order they are shown. */
  readonly files: readonly string[];
  readonly accepted: number;
  readonly declined: number;
  /** Sets that wait for a decision, this one among them. */
  readonly remaining: number;
}

/** What is shown before the keys: where we are, why, the diff, and, with the first file, the hazards of the set. */
export function renderPage(page: Page, view: View): string {
  const { change, files, set } = page;
  const isFirst = files[0] === change.path;
  const parts = [
    headerLine(page, view),
    whyLine(set, change.path, view),
    renderDiff(change.before ?? '', change.after, view.colors),
    ...(isFirst ? hazardLines(page, view) : []),
  ];
  return `\n${parts.join('\n')}\n`;
}

function headerLine(page: Page, { colors, width }: View): string {
  const { label, change, files, accepted, declined, remaining } = page;
  const linked = files.filter((file) => file !== change.path);
  const position = accepted + declined + 1;
  const isNew = change.before === undefined ? '  (new file)' : '';
  const parts = [
    `set ${label}  ${position} of ${position + remaining - 1}`,
    `file ${files.indexOf(change.path) + 1} of ${files.length}`,
    `${printable(change.path)}${isNew}`,
    ...(linked.length > 0 ? [`linked: ${linked.map(printable).join(', ')}`] : []),
    `accepted ${accepted} · skipped ${declined}`,
  ];
  return wrap(parts, '   ', '       ', width).replace(/^set \S+/, (name) => colors.bold(name));
}

// The worst call of this file speaks for it; a file without a call of its own is here because of the set's worst one.
function whyLine(set: ChangeSet, path: string, { colors, width }: View): string {
  const own = set.findings.filter((finding) => finding.file === path).sort(worstFirst);
  const finding = own[0] ?? worstOf(set);
  const names = [...finding.trace.map((step) => step.name), callName(finding)];
  const chain = [...(finding.route ? [finding.route] : []), ...names].map(printable);
  const others = set.findings.length - 1;
  if (others > 0) chain[chain.length - 1] += `, and ${count(others, 'more call')}`;
  return wrap([`why    ${chain[0]}`, ...chain.slice(1)], ' → ', '       ', width).replace(/^why/, colors.cyan('why'));
}

function hazardLines({ set, label }: Page, { colors, width }: View): readonly string[] {
  return set.hazards.map(({ message, guard, at }, index) => {
    const name = `hazard ${label}${index + 1}`;
    const text = paragraph(`${name} ${message}${guard ? ` (${guard})` : ''}, ${at}`, '', width);
    return text.replace(name, colors.yellow(name));
  });
}

/** The answer to `w`: the whole proof of every call of the set, one step per line. */
export function renderProofs(set: ChangeSet): string {
  return [...set.findings].sort(worstFirst).map(renderProof).join('\n');
}

function renderProof(finding: Finding): string {
  const [first, ...rest] = proofOf(finding).map(printable);
  return [`${first}   ${finding.severity}`, ...rest.map((step) => `  → ${step}`)].join('\n');
}

/** The answer to `?`. */
export const keysHelp = [
  'y  accept this file; a set is written when all its files are accepted',
  'n  leave this file alone: the sets that change it are dropped, the rest is planned again',
  'w  show the whole way from the request to every call of this set',
  'a  accept this set and all that remain',
  'q  stop here, keep what was accepted (Ctrl-C does the same)',
].join('\n');
