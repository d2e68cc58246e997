import { advisedText } from '../../findings/hazard-text';
import { callName, proofOf, waitedFor, worstFirst } from '../../findings/proof';
import { SEVERITIES } from '../../findings/terms';
import type { Finding, Hazard } from '../../types';
import { contextPhrases } from '../headline';
import { costSentence, costText } from '../evidence';
import { decisions, type Decision, type ReportInput } from '../input';
import { inScope, insteadOf, outlook, sentence } from '../scope';
import { countable } from '../totals';
import { chainPicture } from './chain';
import { escapeHtml } from './text';

/** Maximum number of hazards shown per finding: a set can have dozens, and each of its findings shows them. */
const MOST_HAZARDS = 4;

/** A finding, with the data of its row. */
interface Row {
  readonly finding: Finding;
  readonly decision: Decision;
  /** It is selected by the flags. */
  readonly asked: boolean;
  readonly applied: boolean;
  readonly isNew: boolean;
  readonly project: string;
}

/** Each finding as two table rows: the finding, and, behind a button, its proof and what to do. */
export function findingRows(inputs: readonly ReportInput[]): readonly string[] {
  const rows = inputs.flatMap(rowsOf).sort((one, other) => worstFirst(one.finding, other.finding));
  return rows.map((row, index) => rowPair(row, index, inputs.length > 1));
}

function rowsOf(input: ReportInput): readonly Row[] {
  const decide = decisions(input.plan);
  const asked = new Set(inScope(input));
  return countable(input).map((finding) => ({
    finding,
    decision: decide(finding),
    asked: asked.has(finding),
    applied: input.applied !== undefined,
    isNew: input.comparison?.added.includes(finding) ?? false,
    project: input.project ?? '.',
  }));
}

function rowPair(row: Row, index: number, hasProjects: boolean): string {
  const { finding, project } = row;
  const { severity, file, line, route } = finding;
  const place = `<code>${escapeHtml(`${file}:${line}`)}</code>`;
  const cells = [
    ['Severity', `<span class="badge ${severity}">${severity}</span>`],
    ['Call', toggle(row, index)],
    ...(hasProjects ? [['Project', escapeHtml(project)]] : []),
    ['Where', place],
    ['Reached from', escapeHtml(route ?? contextPhrases.get(finding.context) ?? '')],
    ['Outcome', outcome(row)],
  ];
  const main = cells.map(([label, html]) => `<td data-label="${label}">${html}</td>`).join('');
  const more = `<tr class="more" id="more-${index}"><td colspan="${cells.length}">${detail(row)}</td></tr>`;
  return `<tbody ${dataOf(row, index)}><tr>${main}</tr>${more}</tbody>`;
}

function toggle({ finding, isNew }: Row, index: number): string {
  const fresh = isNew ? ' <span class="badge new">new</span>' : '';
  const name = escapeHtml(callName(finding));
  const cost = costText(finding)
    ? ` <span class="cost">${escapeHtml(costText(finding).trim().slice(1, -1))}</span>`
    : '';
  return `<button type="button" class="toggle" aria-expanded="true" aria-controls="more-${index}">${name}</button>${fresh}${cost}`;
}

function outcome({ decision, asked, applied }: Row): string {
  if (decision.kind === 'rewrite') {
    const review = decision.set.risk === 'review' ? ', for review' : '';
    const done = applied ? 'rewritten' : 'can be rewritten';
    return `<span class="rewrite">${done}</span>: set ${escapeHtml(decision.set.label)}${review}`;
  }
  if (decision.kind === 'skip') return `stays: ${escapeHtml(decision.skip.message)}`;
  return `<span class="dim">${asked ? 'not planned' : 'out of scope'}</span>`;
}

function detail({ finding, decision, asked }: Row): string {
  const looks = decision.kind === 'rewrite' ? hazardItems(decision.set.hazards) : [];
  const cost = costSentence(finding);
  const texts = [sentence(finding), ...(cost ? [cost] : []), insteadOf(finding), ...(asked ? [outlook(decision)] : [])];
  const words = texts.map((text) => `<p>${withCode(text)}</p>`).join('');
  const list = looks.length > 0 ? `<h3>Worth a look</h3><ul>${looks.join('')}</ul>` : '';
  const id = `<p class="dim"><code>${escapeHtml(finding.id)}</code></p>`;
  return `<div class="detail"><div>${chainPicture(finding)}</div><div>${words}${list}${id}</div></div>`;
}

function withCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function hazardItems(hazards: readonly Hazard[]): readonly string[] {
  const items = hazards.map(advisedText);
  const rest = items.length > MOST_HAZARDS ? [`and ${items.length - MOST_HAZARDS} more of this set`] : [];
  return [...items.slice(0, MOST_HAZARDS), ...rest].map((item) => `<li>${withCode(item)}</li>`);
}

/** Attributes by which the script sorts and filters; words of lists are separated by spaces. */
function dataOf({ finding, decision, asked, isNew, project }: Row, index: number): string {
  const data = {
    order: `${index}`,
    cost: `${-Math.round(waitedFor(finding) * 1000)}`,
    rank: `${SEVERITIES.indexOf(finding.severity)}`,
    severity: finding.severity,
    context: [...finding.contexts, ...(asked ? ['asked'] : [])].join(' '),
    decision: [decision.kind, ...(isNew ? ['new'] : [])].join(' '),
    project,
    call: callName(finding),
    place: `${finding.file}:${finding.line}`,
    route: finding.route ?? '',
    text: [...proofOf(finding), finding.id, project].join(' ').toLowerCase(),
  };
  return Object.entries(data)
    .map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
    .join(' ');
}
