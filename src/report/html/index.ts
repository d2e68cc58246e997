import { count } from '../../findings/proof';
import { CONTEXTS, SEVERITIES } from '../../findings/terms';
import { checkHeadline } from '../check';
import { contextPhrases, headline } from '../headline';
import type { ReportInput } from '../input';
import { inScope } from '../scope';
import { client } from './client';
import { evidence } from './evidence';
import { bars, cards, projects } from './overview';
import { page } from './page';
import { findingRows } from './rows';
import { escapeHtml } from './text';

/** A self-contained page for all apps: totals, a table to sort and filter, and each proof as a picture. */
export function toHtml(inputs: readonly ReportInput[]): string {
  const title = inputs.length === 1 ? headlineOf(inputs[0]) : headlineOfMany(inputs);
  const rows = findingRows(inputs);
  const parts = [
    cards(inputs),
    rows.length > 0 ? bars(inputs) : '',
    projects(inputs),
    evidence(inputs),
    rows.length > 0 ? `<h2 id="findings">Blocking calls</h2>${filters(inputs)}${table(inputs, rows)}` : '',
    asides(inputs),
  ];
  return page(title, parts.join('\n'), inputs[0]?.version ?? '', client);
}

function headlineOf(input: ReportInput): string {
  return input.comparison ? checkHeadline(input.comparison) : headline(input);
}

function headlineOfMany(inputs: readonly ReportInput[]): string {
  const asked = inputs.flatMap(inScope).length;
  return `${count(asked, 'blocking call')} in ${count(inputs.length, 'project')}.`;
}

function filters(inputs: readonly ReportInput[]): string {
  const asked = inputs.flatMap(inScope).length > 0;
  const contexts = CONTEXTS.map((name) => [name, contextPhrases.get(name) ?? name] as const);
  const names = inputs.map(({ project = '.' }) => project).sort();
  const fields = [
    '<label>Search<input name="text" type="search" placeholder="call, file, function or route"></label>',
    select('Severity', 'severity', [['', 'all'], ...SEVERITIES.map((name) => [name, name] as const)]),
    select('Reached', 'context', [['', 'any'], ['asked', 'in scope'], ...contexts], asked ? 'asked' : ''),
    select('Outcome', 'decision', decisionsIn(inputs)),
    ...(names.length > 1
      ? [select('Project', 'project', [['', 'all'], ...names.map((name) => [name, name] as const)])]
      : []),
    select('Sort by', 'sort', [
      ...(inputs.some(({ trace }) => trace !== undefined) ? ([['cost', 'measured cost']] as const) : []),
      ['rank', 'severity'],
      ['call', 'call'],
      ['place', 'file'],
      ['route', 'route'],
    ]),
    '<button type="reset">Reset</button>',
  ];
  const status = '<p role="status" class="scripted"></p>';
  return `<form class="scripted" role="search" aria-label="Filter the blocking calls">${fields.join('')}</form>${status}`;
}

function decisionsIn(inputs: readonly ReportInput[]): readonly Choice[] {
  const compared = inputs.some(({ comparison }) => comparison !== undefined);
  const planned: readonly Choice[] = [
    ['rewrite', 'rewritten'],
    ['skip', 'stays'],
    ['out_of_scope', 'out of scope'],
  ];
  return [['', 'anything'], ...(compared ? ([['new', 'new']] as const) : planned)];
}

type Choice = readonly [value: string, name: string];

function select(label: string, name: string, choices: readonly Choice[], chosen = ''): string {
  const options = choices.map(
    ([value, text]) =>
      `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  );
  return `<label>${label}<select name="${name}">${options.join('')}</select></label>`;
}

function table(inputs: readonly ReportInput[], rows: readonly string[]): string {
  const columns: readonly Choice[] = [
    ['rank', 'Severity'],
    ['call', 'Call'],
    ...(inputs.length > 1 ? ([['project', 'Project']] as const) : []),
    ['place', 'Where'],
    ['route', 'Reached from'],
  ];
  const heads = columns.map(
    ([key, name]) => `<th scope="col" data-key="${key}" aria-sort="none"><button type="button">${name}</button></th>`,
  );
  const head = `<thead><tr>${heads.join('')}<th scope="col"><span>Outcome</span></th></tr></thead>`;
  const caption = '<caption class="hidden">Blocking calls, each with its proof</caption>';
  return `<table class="findings">${caption}${head}${rows.join('\n')}</table>`;
}

/** What is not among the findings: ignored calls, comments without effect, files that were not read. */
function asides(inputs: readonly ReportInput[]): string {
  const ignored = inputs.flatMap(({ ignores }) => ignores?.ignored ?? []);
  const unused = inputs.flatMap(({ ignores }) => ignores?.unused ?? []);
  const skipped = inputs.flatMap(({ skippedFiles }) => skippedFiles);
  return [
    aside(
      'Ignored by a comment',
      ignored.map(({ finding, reason }) => `${finding.id}: ${reason ?? 'no reason given'}`),
    ),
    aside(
      'Comments that ignore nothing and can be removed',
      unused.map(({ file, line, rules }) => `${file}:${line} ${rules.join(', ')}`),
    ),
    aside(
      'Not read',
      skipped.map(({ path, reason }) => `${path}: ${reason}`),
    ),
  ].join('');
}

function aside(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<h2>${title}</h2><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
}
