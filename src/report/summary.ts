import { paragraph, printable, wrap } from '../shell/printable';
import { count } from '../findings/proof';
import type { Context } from '../types';
import { contextPhrases } from './headline';
import type { ReportInput } from './input';
import type { Layout } from './layout';
import { countable, studyOf, totalsOf, type ProjectTotals, type Study, type Tally } from './totals';

const TOP_METHODS = 10;
const BIGGEST = 10;

/** `3%`, `<1%`. */
export function percent(share: number): string {
  const rounded = Math.round(share * 100);
  return rounded === 0 && share > 0 ? '<1%' : `${rounded}%`;
}

/** Counts by method, category, context and severity, one line each; empty without findings. */
export function totalsSection(inputs: readonly ReportInput[], { colors, width }: Layout): string {
  const findings = inputs.flatMap(countable);
  if (findings.length === 0) return '';
  const { methods, categories, contexts, severities } = totalsOf(findings);
  const phrased = contexts.map((one) => ({ ...one, name: contextPhrases.get(one.name as Context) ?? one.name }));
  const lines = [
    ['method', topOf(methods)],
    ['category', categories],
    ['context', phrased],
    ['severity', severities],
  ] as const;
  const title = colors.bold(`Totals of ${count(findings.length, 'blocking call')}, in all contexts`);
  return [title, ...lines.map(([name, tallies]) => tallyLine(name, tallies, width))].join('\n');
}

function topOf(methods: readonly Tally[]): readonly Tally[] {
  const rest = methods.slice(TOP_METHODS);
  if (rest.length < 2) return methods;
  const sum = (value: (tally: Tally) => number): number => rest.reduce((total, tally) => total + value(tally), 0);
  const name = `${rest.length} others`;
  return [...methods.slice(0, TOP_METHODS), { name, count: sum((one) => one.count), share: sum((one) => one.share) }];
}

function tallyLine(title: string, tallies: readonly Tally[], width: number): string {
  const parts = tallies.map(({ name, count: amount, share }, index) => {
    const comma = index < tallies.length - 1 ? ',' : '';
    return printable(`${name} ${amount} (${percent(share)})${comma}`);
  });
  return wrap([`  ${title.padEnd('severity'.length)}  ${parts[0]}`, ...parts.slice(1)], ' ', ' '.repeat(12), width);
}

/** The summary of several projects: prevalence, the worst projects, and the effect of unknown calls. */
export function studySection(inputs: readonly ReportInput[], layout: Layout): string {
  const study = studyOf(inputs);
  const title = layout.colors.bold(`${count(inputs.length, 'project')} together`);
  const prose = [prevalence(study), sensitivity(study)].filter(Boolean);
  const paragraphs = prose.map((text) => paragraph(text, '  ', layout.width));
  return [[title, ...paragraphs].join('\n'), offenders(study.projects), totalsSection(inputs, layout)]
    .filter(Boolean)
    .join('\n\n');
}

/** How common blocking calls are, and how many requests wait for. */
export function prevalence({ projects, withFindings, withRequestPath, requestShare }: Study): string {
  const part = (amount: number): string => `${amount} of ${projects.length} (${percent(amount / projects.length)})`;
  const onPath = `in ${part(withRequestPath)} requests wait for some`;
  return `Blocking calls in ${part(withFindings)}; ${onPath}: ${percent(requestShare)} of all calls.`;
}

/** The share on a request's path is a lower bound as long as the context of some calls is unknown. */
export function sensitivity({ unknown, ifUnknownWere }: Study): string {
  if (unknown === 0) return '';
  const cases = ifUnknownWere.map(({ part, requestShare }) => `${percent(requestShare)} if ${percent(part)}`);
  const list = `${cases.slice(0, -1).join(', ')} and ${cases.at(-1)}`;
  return `${count(unknown, 'call')} of unknown use: it would be ${list} of them were on a request's path.`;
}

function offenders(projects: readonly ProjectTotals[]): string {
  const shown = projects.filter(({ findings }) => findings > 0).slice(0, BIGGEST);
  if (shown.length === 0) return '';
  const rows = shown.map(
    ({ project, findings, onRequestPath }) => [`${onRequestPath}`, `${findings}`, project] as const,
  );
  const [first, second] = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map(
    ([path, all, name]) => `  ${path.padStart(first)} of ${all.padStart(second)}  ${printable(name)}`,
  );
  return ['Most calls that requests wait for, of all calls', ...lines].join('\n');
}
