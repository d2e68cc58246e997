import { count, worstFirst } from '../findings/proof';
import type { Finding, Severity } from '../types';
import { checkHeadline } from './check';
import { headline } from './headline';
import { decisions, type ReportInput } from './input';
import { fromTop, inScope, insteadOf, outlook, sentence, wayOf } from './scope';

type Level = 'error' | 'warning' | 'notice';

/** GitHub shows ten annotations of each level per step, and drops the others without a word. */
const SHOWN_PER_LEVEL = 10;
/** Rows of the summary's table; a summary may have 1 MiB. */
const ROWS = 200;

/**
 * Workflow commands that annotate the lines of a pull request, worst first; of `check` only what is new.
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
export function toGithub(inputs: readonly ReportInput[]): string {
  const all = inputs.flatMap((input) =>
    annotated(input).map((finding) => ({ finding, input, level: levelOf(finding, input) })),
  );
  const shown = (['error', 'warning', 'notice'] as const).flatMap((level) =>
    all.filter((one) => one.level === level).slice(0, SHOWN_PER_LEVEL),
  );
  const lines = shown.map(({ finding, input, level }) => command(level, finding, input));
  const hidden = all.length - shown.length;
  const more = `${count(hidden, 'more blocking call')} ${hidden === 1 ? 'has' : 'have'} no annotation; see the summary of this job`;
  const rest = hidden > 0 ? [`::notice title=unblock::${escapeData(more)}`] : [];
  return [...lines, ...rest].map((line) => `${line}\n`).join('');
}

function annotated(input: ReportInput): readonly Finding[] {
  return [...(input.comparison ? input.comparison.added : inScope(input))].sort(worstFirst);
}

function levelOf({ severity }: Finding, { comparison }: ReportInput): Level {
  const levels: Readonly<Record<Severity, Level>> = {
    critical: 'error',
    high: 'warning',
    medium: 'warning',
    low: 'notice',
  };
  return comparison ? 'error' : levels[severity];
}

function command(level: Level, finding: Finding, input: ReportInput): string {
  const properties = {
    file: fromTop(finding.file, input),
    line: `${finding.line}`,
    col: `${finding.column}`,
    title: finding.rule,
  };
  const given = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  const decision = decisions(input.plan)(finding);
  const text = `${sentence(finding)}\n${wayOf(finding)}\n${insteadOf(finding)} ${outlook(decision)}`;
  return `::${level} ${given.join(',')}::${escapeData(text)}`;
}

// The two escapings of https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** The same as Markdown, for the summary of a job. */
export function toMarkdown(inputs: readonly ReportInput[]): string {
  return inputs.map(section).join('\n');
}

function section(input: ReportInput): string {
  const findings = annotated(input);
  const title = input.comparison ? checkHeadline(input.comparison) : headline(input);
  const rows = findings.slice(0, ROWS).map((finding) => row(finding, input));
  const table = ['| Severity | Call | Route | Way |', '| --- | --- | --- | --- |', ...rows];
  const rest = findings.length > ROWS ? [`\n${findings.length - ROWS} more are not listed here.`] : [];
  const name = input.prefix ? `: ${code(input.prefix.replace(/\/$/, ''))}` : '';
  return [`### unblock${name}`, '', escapeText(title), ...(rows.length > 0 ? ['', ...table, ...rest] : []), ''].join(
    '\n',
  );
}

function row(finding: Finding, input: ReportInput): string {
  const place = code(`${fromTop(finding.file, input)}:${finding.line}`);
  const call = `${code(`${finding.module}.${finding.method}`)} ${place}`;
  return `| ${[finding.severity, call, finding.route ? code(finding.route) : '', code(wayOf(finding))].join(' | ')} |`;
}

// In a table cell `|` must be escaped even in code; backticks in the text need a longer fence.
function code(text: string): string {
  const fence = '`'.repeat(1 + Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)));
  const space = text.includes('`') ? ' ' : '';
  return `${fence}${space}${text.replace(/[\r\n]+/g, ' ').replaceAll('|', '\\|')}${space}${fence}`;
}

function escapeText(text: string): string {
  return text.replace(/[<>&|\\*_[\]]/g, (character) => `\\${character}`);
}
