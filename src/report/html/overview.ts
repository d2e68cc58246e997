import { contextPhrases } from '../headline';
import type { ReportInput } from '../input';
import { inScope } from '../scope';
import { percent, prevalence, sensitivity } from '../summary';
import { countable, studyOf, totalsOf, type Tally } from '../totals';
import { escapeHtml } from './text';

const MOST_METHODS = 12;

/** The numbers at the top. */
export function cards(inputs: readonly ReportInput[]): string {
  const sum = (amount: (input: ReportInput) => number): number =>
    inputs.reduce((total, input) => total + amount(input), 0);
  const asked = inputs.flatMap(inScope);
  const planned = inputs.some(({ plan }) => plan !== undefined);
  const compared = inputs.some(({ comparison }) => comparison !== undefined);
  const rows: readonly (readonly [string, number, boolean])[] = [
    ['blocking calls in scope', asked.length, true],
    ['routes that wait for them', new Set(asked.flatMap(({ route }) => route ?? [])).size, true],
    ['new', sum(({ comparison }) => comparison?.added.length ?? 0), compared],
    ['can be rewritten', sum(({ plan }) => plan?.sets.flatMap((set) => set.findings).length ?? 0), planned],
    [
      'refused, with a reason',
      sum(({ plan }) => plan?.skipped.filter(({ finding }) => !finding.notice).length ?? 0),
      planned,
    ],
    ['found in all contexts', sum((input) => countable(input).length), true],
    ['files checked', sum(({ files }) => files), true],
  ];
  const shown = rows.filter(([, , isShown]) => isShown);
  return `<dl class="cards">${shown.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

/** Four tables with bars: findings by method, category, context and severity. */
export function bars(inputs: readonly ReportInput[]): string {
  const { methods, categories, contexts, severities } = totalsOf(inputs.flatMap(countable));
  const named = contexts.map((one) => ({ ...one, name: contextPhrases.get(one.name as never) ?? one.name }));
  const tables = [
    barTable('By method', mostOf(methods)),
    barTable('By context', named),
    barTable('By severity', severities),
    barTable('By category', categories),
  ];
  return `<div class="panels">${tables.join('')}</div>`;
}

function mostOf(tallies: readonly Tally[]): readonly Tally[] {
  const rest = tallies.slice(MOST_METHODS);
  if (rest.length < 2) return tallies;
  const sum = (value: (tally: Tally) => number): number => rest.reduce((total, tally) => total + value(tally), 0);
  const others = { name: `${rest.length} others`, count: sum((one) => one.count), share: sum((one) => one.share) };
  return [...tallies.slice(0, MOST_METHODS), others];
}

function barTable(title: string, tallies: readonly Tally[]): string {
  const longest = Math.max(...tallies.map(({ share }) => share), 0.001);
  const rows = tallies.map(({ name, count: amount, share }) => {
    const bar = `style="--share:${Math.round((share / longest) * 100)}%"`;
    const cells = `<td>${amount}</td><td class="share">${percent(share)}</td>`;
    return `<tr><th scope="row" ${bar}>${escapeHtml(name)}</th>${cells}</tr>`;
  });
  const head = '<thead class="hidden"><tr><th>Name</th><th>Calls</th><th>Share</th></tr></thead>';
  return `<section class="panel"><h3>${title}</h3><table class="bars">${head}<tbody>${rows.join('')}</tbody></table></section>`;
}

/** A table of projects, worst first; empty for one project. */
export function projects(inputs: readonly ReportInput[]): string {
  if (inputs.length < 2) return '';
  const study = studyOf(inputs);
  const rows = study.projects.map(
    ({ project, files, findings, onRequestPath }) =>
      `<tr><td>${escapeHtml(project)}</td>${[onRequestPath, findings, files].map((value) => `<td class="number">${value}</td>`).join('')}</tr>`,
  );
  const heads = ['Project', 'Requests wait for', 'In all contexts', 'Files'].map((name, index) =>
    index === 0 ? `<th>${name}</th>` : `<th class="number">${name}</th>`,
  );
  const prose = [prevalence(study), sensitivity(study)]
    .map((text) => (text ? `<p>${escapeHtml(text)}</p>` : ''))
    .join('');
  const table = `<table class="plain"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<h2>Projects</h2>${prose}<div class="panel">${table}</div>`;
}
