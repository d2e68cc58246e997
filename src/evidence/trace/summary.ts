import type { Colors } from '../../shell/colors';
import { decimal, milliseconds, paragraph, printable } from '../../shell/printable';
import { count, functionText, heldBy } from '../../findings/proof';
import type { SampledFunction, Share, Trace, TracedCall } from '../../types';
import { CLASS_BOUNDS } from './record';

/** The study's threshold: a server whose event-loop delay exceeds it at p99 is slow. */
const LINE = 50;
const MOST_CALLS = 15;
const MOST_FUNCTIONS = 8;
const MOST_ROUTES = 8;

/** The summary of a run for people: how long requests waited, for which calls, and what else blocked the event loop. */
export function toSummary(trace: Trace, colors: Colors, width: number): string {
  const sections = [
    headline(trace, colors, width),
    callsSection(trace, colors),
    functionsSection(trace, colors),
    routesSection(trace, colors),
    elsewhere(trace, colors, width),
  ];
  return sections.filter(Boolean).join('\n\n');
}

function headline({ calls, requests, processes, seconds, stretches }: Trace, colors: Colors, width: number): string {
  const waited = calls.filter(({ routes }) => routes.length > 0);
  const blocked = sum(waited.flatMap(({ routes }) => routes));
  const where = processes.length === 1 ? '' : ` in ${count(processes.length, 'process', 'processes')}`;
  const first = `${count(requests, 'request')} in ${seconds.toFixed(1)} s${where}; they waited ${milliseconds(blocked.total)} for ${count(blocked.count, 'blocking call')} at ${count(waited.length, 'place')}.`;
  const lines = [paragraph(first, '', width), ...delayLines({ processes })];
  if (stretches.count > 0)
    lines.push(`Longest uninterrupted stretch ${milliseconds(stretches.max)}: ${classText(stretches.classes)}.`);
  return [colors.bold(lines[0]), ...lines.slice(1)].join('\n');
}

function delayLines({ processes }: Pick<Trace, 'processes'>): readonly string[] {
  const delays = processes.flatMap(({ loopDelay }) => loopDelay ?? []).sort((one, other) => other.p99 - one.p99);
  const who = delays.length > 1 ? ` of the worst of ${delays.length} processes` : '';
  return delays.slice(0, 1).map(({ p50, p99, max }) => {
    const verdict = p99 > LINE ? `over the limit of ${LINE} ms at p99` : `within the limit of ${LINE} ms at p99`;
    const times = `${milliseconds(p50)} at p50, ${milliseconds(p99)} at p99, ${milliseconds(max)} at most`;
    return `Event loop${who} delayed by ${times}: ${verdict}.`;
  });
}

/** `812 below 1 ms, 3 below 10 ms`, without empty classes. */
function classText(classes: readonly number[]): string {
  const names = [...CLASS_BOUNDS.map((bound) => `below ${bound} ms`), `from ${CLASS_BOUNDS.at(-1)} ms on`];
  return names.flatMap((name, index) => (classes[index] > 0 ? [`${classes[index]} ${name}`] : [])).join(', ');
}

function callsSection({ calls }: Trace, colors: Colors): string {
  const waited = calls.filter(({ routes }) => routes.length > 0);
  if (waited.length === 0) return '';
  const rows = waited.slice(0, MOST_CALLS).map((call) => [...figures(call), placeOf(call), routesOf(call)]);
  const rest = waited.length > MOST_CALLS ? [colors.dim(`  and ${waited.length - MOST_CALLS} more`)] : [];
  const heads = ['total ms', 'calls', 'p50', 'p99', 'max', 'call', 'under'];
  return [colors.bold('What requests waited for'), ...table([heads, ...rows], 5), ...rest].join('\n');
}

function figures({ count: times, total, p50, p99, max }: TracedCall): readonly string[] {
  return [decimal(total), String(times), decimal(p50), decimal(p99), decimal(max)];
}

function placeOf({ module, method, file, line, through }: TracedCall): string {
  const within = through && !through.file.startsWith(`${file}:`) ? ` (in ${through.name})` : '';
  return printable(`${module}.${method}  ${file}:${line}${within}`);
}

function routesOf({ routes }: Pick<TracedCall | SampledFunction, 'routes'>): string {
  const [first, ...others] = routes;
  return printable(`${first.route}${others.length > 0 ? ` and ${others.length} more` : ''}`);
}

function functionsSection({ functions }: Trace, colors: Colors): string {
  const waited = functions.filter(({ routes }) => routes.length > 0);
  if (waited.length === 0) return '';
  const rows = waited
    .slice(0, MOST_FUNCTIONS)
    .map((one) => [decimal(one.total), printable(functionText(one)), routesOf(one)]);
  const rest = waited.length > MOST_FUNCTIONS ? [colors.dim(`  and ${waited.length - MOST_FUNCTIONS} more`)] : [];
  const title = 'What else ran in stretches of 5 ms or more (sampled every 10 ms)';
  return [colors.bold(title), ...table([['about ms', 'function', 'under'], ...rows], 1), ...rest].join('\n');
}

function routesSection({ routes }: Trace, colors: Colors): string {
  const slow = routes.filter(({ blocked, longest }) => blocked.count > 0 || longest >= LINE).slice(0, MOST_ROUTES);
  if (slow.length === 0) return '';
  const rows = slow.map((one) => {
    const { route, requests, blocked, longest } = one;
    const inCalls = blocked.count > 0 ? [blocked.total, blocked.p50, blocked.p99].map(decimal) : ['–', '–', '–'];
    const most = longest > 0 ? decimal(longest) : '<1';
    return [decimal(heldBy(one)), String(requests), ...inCalls, most, printable(route)];
  });
  const heads = ['total ms', 'requests', 'in calls', 'p50', 'p99', 'longest stretch', 'route'];
  return [colors.bold('How long each route kept the others waiting'), ...table([heads, ...rows], 6)].join('\n');
}

function elsewhere({ calls }: Trace, colors: Colors, width: number): string {
  const of = (name: 'startup' | 'background', where: string): string => {
    const shares = calls.flatMap((call) => call[name] ?? []);
    return shares.length > 0 ? `${count(sum(shares).count, 'call')} ${where} (${milliseconds(sum(shares).total)})` : '';
  };
  const parts = [of('startup', 'at start-up'), of('background', 'in the background')].filter(Boolean);
  return parts.length > 0 ? colors.dim(paragraph(`Also seen: ${parts.join(', ')}.`, '', width)) : '';
}

function sum(shares: readonly Share[]): Pick<Share, 'count' | 'total'> {
  const add = (value: (share: Share) => number): number => shares.reduce((all, share) => all + value(share), 0);
  return { count: add((share) => share.count), total: add((share) => share.total) };
}

function table(rows: readonly (readonly string[])[], numbers: number): readonly string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) => {
    const cells = row.map((cell, column) =>
      column < numbers ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
    );
    return `  ${cells.join('  ')}`.trimEnd();
  });
}
