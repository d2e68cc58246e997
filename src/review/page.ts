import type { Colors } from '../shell/colors';
import { estimateText } from '../findings/estimates';
import { advisedText } from '../findings/hazard-text';
import { milliseconds, paragraph, printable, wrap } from '../shell/printable';
import { callName, count, proofOf, stepName, waitedFor, worstFirst, worstOf } from '../findings/proof';
import type { Change, ChangeSet, Finding, Hazard, Settings } from '../types';
import { renderDiff } from './diff';
import { fold } from './fold';
import { emphasised, keyLine, keysHelp, keysOf, type Look } from './keys';
import { inForce, optionsFor } from './options';
import type { Draw } from './types';

/** One file of one change set, and the progress of the review. */
export interface Page {
  readonly set: ChangeSet;
  readonly label: string;
  readonly change: Change;
  /** What the plan was made with. */
  readonly settings: Settings;
  /** It was accepted before, and the user went back to it. */
  readonly approved: boolean;
  /** All files of the set, in the order they are shown. */
  readonly files: readonly string[];
  readonly accepted: number;
  readonly skipped: number;
  /** Position of the set among all sets to decide on, from 1, and their number. */
  readonly position: number;
  readonly total: number;
  /** The effect of the last key, in sentences. */
  readonly notices: readonly string[];
}

const most = 3;
/** Indentation of the text in the header. */
const TEXT = '       ';

/** Draws a page: position and proof, then the view, then the keys. */
export function drawPage(page: Page, look: Look, colors: Colors): Draw {
  return (columns) => ({
    top: fit(
      [
        ...noticeLines(page.notices, colors, columns),
        headerLine(page, colors, columns),
        whyLine(page, colors, columns),
        ...optionLine(page, colors, columns),
      ],
      columns,
    ),
    body: fit(bodyOf(page, look, colors, columns), columns),
    keys: keysOf(keyLine(hasOptions(page)), colors, columns),
  });
}

/** Draws a question with its answers, one per line, below its page. */
export function drawQuestion(page: Page, title: string, answers: readonly string[], colors: Colors): Draw {
  return (columns) => ({
    top: fit([headerLine(page, colors, columns)], columns),
    body: fit(
      [
        '',
        paragraph(title, '', columns),
        ...answers.map((answer) => emphasised(hanging(`  ${answer}`, 6, columns), colors)),
      ],
      columns,
    ),
    keys: [' '],
  });
}

function noticeLines(notices: readonly string[], { dim }: Colors, columns: number): readonly string[] {
  return notices.flatMap((notice) => paragraph(notice, '', columns).split('\n')).map((line) => dim(line));
}

function headerLine(page: Page, { bold, green, yellow }: Colors, columns: number): string {
  const { set, label, change, files, accepted, skipped, position, total, approved } = page;
  const open = openHazards(set);
  const isNew = change.before === undefined ? '  (new file)' : '';
  const linked = files.filter((file) => file !== change.path).map(printable);
  const more = linked.length > most ? [`and ${linked.length - most} more`] : [];
  const shown = linked.slice(0, most).map((file, at) => (at < Math.min(most, linked.length) - 1 ? `${file},` : file));
  const parts = [
    `set ${label}  ${position} of ${total}`,
    `file ${files.indexOf(change.path) + 1} of ${files.length}`,
    `${printable(change.path)}${isNew}`,
    ...(linked.length > 0 ? [wrap([`linked: ${shown[0]}`, ...shown.slice(1), ...more], ' ', TEXT, columns)] : []),
    `accepted ${accepted} · skipped ${skipped}`,
    ...(open > 0 ? [`${count(open, 'hazard')} to review`] : []),
    ...(approved ? ['accepted before'] : []),
  ];
  return wrap(parts, '   ', TEXT, columns)
    .replace(/^set \S+/, (name) => bold(name))
    .replace(/\d+ hazards? to review/, (text) => yellow(text))
    .replace(/accepted before$/, (text) => green(text));
}

/** How many hazards of a set nothing guards against. */
export function openHazards({ hazards }: ChangeSet): number {
  return hazards.filter(({ guard }) => guard === undefined).length;
}

// The worst call in this file; if it has none, the worst one of the set.
function whyLine({ set, change }: Page, { cyan }: Colors, columns: number): string {
  const own = set.findings.filter((finding) => finding.file === change.path).sort(worstFirst);
  const finding = own[0] ?? worstOf(set);
  const names = [...finding.trace.map(stepName), callName(finding)];
  const chain = [...(finding.route ? [finding.route] : []), ...names].map(printable);
  const others = set.findings.length - 1;
  if (others > 0) chain[chain.length - 1] += `, and ${count(others, 'more call')}`;
  const waited = set.findings.reduce((sum, one) => sum + waitedFor(one), 0);
  if (waited > 0) chain.push(`${milliseconds(waited)} of waiting in the traced run`);
  const way = wrap([`why    ${chain[0]}`, ...chain.slice(1)], ' → ', TEXT, columns);
  const gain = waited === 0 && finding.estimate ? [estimateText(finding.estimate)] : [];
  return wrap([way, ...gain], '      ', TEXT, columns).replace(/^why/, cyan('why'));
}

/** Whether the set of a page depends on something that may be chosen for the run. */
export function hasOptions({ set }: Page): boolean {
  return optionsFor(set).length > 0;
}

function optionLine(page: Page, { cyan }: Colors, columns: number): readonly string[] {
  if (!hasOptions(page)) return [];
  const [first, ...more] = inForce(page.set, page.settings);
  const line = wrap([`options of the run: ${first}`, ...more], ' · ', TEXT, columns);
  return [line.replace(/^options of the run/, cyan('options of the run'))];
}

function bodyOf(page: Page, look: Look, colors: Colors, columns: number): readonly string[] {
  if (look === 'keys') return keysHelp.map((line) => hanging(line, /^\S {2}/.test(line) ? 3 : 0, columns));
  if (look === 'why') return renderProofs(page.set, columns);
  const { before, after } = page.change;
  const diff = renderDiff(before ?? '', after, { colors, width: columns, whole: look === 'file' });
  const lines = diff.length > 0 ? diff : ['       (the file stays as it is)'];
  return [...lines, ...hazardLines(page, colors, columns)];
}

// A hazard is shown with its file; if the file has no page, with the first one.
function hazardLines({ set, label, change, files }: Page, { yellow }: Colors, columns: number): readonly string[] {
  const isHere = ({ at }: Hazard): boolean => {
    const file = at.replace(/:\d+$/, '');
    return file === change.path || (files[0] === change.path && !files.includes(file));
  };
  return set.hazards.flatMap((hazard, index) => {
    if (!isHere(hazard)) return [];
    const name = `hazard ${label}${index + 1}`;
    return paragraph(`${name} ${advisedText(hazard)}`, '', columns)
      .replace(name, yellow(name))
      .split('\n');
  });
}

function renderProofs(set: ChangeSet, columns: number): readonly string[] {
  return [...set.findings].sort(worstFirst).flatMap((finding) => renderProof(finding, columns));
}

function renderProof(finding: Finding, columns: number): readonly string[] {
  const [first, ...rest] = proofOf(finding).map(printable);
  return [`${first}   ${finding.severity}`, ...rest.map((step) => paragraph(`→ ${step}`, '  ', columns))];
}

/** Wraps a line at words, with a hanging indent. */
function hanging(line: string, indent: number, columns: number): string {
  return wrap(line.split(' '), ' ', ' '.repeat(indent), columns);
}

// Wrapping at spaces does not help with a path longer than the line.
function fit(lines: readonly string[], columns: number): readonly string[] {
  return lines.flatMap((text) => text.split('\n').flatMap((line) => fold(line, columns)));
}
