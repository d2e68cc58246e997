import { count } from '../findings/proof';
import type { AppResult, AppState, BulkDocument } from './types';

/** The report of a run over many apps. */
export function documentOf(apps: readonly AppResult[], version: string): BulkDocument {
  const states: Record<string, number> = {};
  for (const { state } of apps) states[state] = (states[state] ?? 0) + 1;
  const sum = (key: 'rewritten' | 'skipped'): number =>
    apps.reduce((total, { report }) => total + (report?.summary[key] ?? 0), 0);
  const summary = { apps: apps.length, states, rewritten: sum('rewritten'), skipped: sum('skipped') };
  return { schemaVersion: 1, tool: { name: 'unblock', version }, apps, summary };
}

const HEAD = ['app', 'routes', 'found', 'fixed', 'refused', 'tests', 'state'];

/** A headline, and a table with one row per app. */
export function tableOf({ apps, summary }: BulkDocument): string {
  const rows = [HEAD, ...apps.map(rowOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
  return `${headlineOf(apps, summary)}\n\n${lines.join('\n')}\n`;
}

function headlineOf(apps: readonly AppResult[], { rewritten, skipped }: BulkDocument['summary']): string {
  const states: readonly AppState[] = ['done', 'partly', 'nothing to do', 'reverted', 'refused', 'failed', 'waiting'];
  const counts = states.flatMap((state) => {
    const amount = apps.filter((app) => app.state === state).length;
    return amount > 0 ? [`${amount} ${state}`] : [];
  });
  return `${count(apps.length, 'app')}: ${counts.join(', ')}; ${count(rewritten, 'blocking call')} rewritten, ${skipped} refused.`;
}

function rowOf(result: AppResult): string[] {
  const { app, report } = result;
  const reached = report?.findings.filter(({ context }) => context === 'request_path') ?? [];
  const routes = new Set(reached.flatMap(({ route }) => route ?? []));
  const figure = (amount: number): string => (report ? String(amount) : '');
  return [
    app,
    figure(routes.size),
    figure(reached.length),
    figure(report?.summary.rewritten ?? 0),
    figure(report?.summary.skipped ?? 0),
    testsOf(report),
    stateOf(result),
  ];
}

function stateOf({ state, message, report }: AppResult): string {
  const unread = report?.skippedFiles ?? [];
  const said = message && state !== 'done' ? `${state}: ${message}` : state;
  return unread.length > 0 ? `${said}; ${count(unread.length, 'file')} not read: ${unread[0].file}` : said;
}

function testsOf(report: AppResult['report']): string {
  if (!report?.verification) return '';
  const { passed, rolledBack } = report.verification;
  return passed ? 'passed' : `${rolledBack.length} reverted`;
}
