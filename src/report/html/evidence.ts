import { decimal, milliseconds } from '../../printable';
import { count } from '../../proof';
import type { RouteShare, Trace, TracedRoute } from '../../types';
import { agreement } from '../evidence';
import type { ReportInput } from '../input';
import { escapeHtml } from './text';

/** Routes that are drawn; what is left has no tenth of the time, as a rule. */
const MOST_ROUTES = 12;
const MOST_CALLS = 6;
const CLASSES = ['below 1 ms', '1 to 10 ms', '10 to 100 ms', '100 ms to 1 s', '1 s and above'];
/** Widths are thousandths: a picture is stretched to the room there is, its words are beside it. */
const WIDTH = 1000;
/** The study's line for a slow server, in milliseconds at p99. */
const LINE = 50;

/** What runs have shown: numbers, a bar for each route with the calls its requests waited for, and histograms. */
export function evidence(inputs: readonly ReportInput[]): string {
  const traced = inputs.flatMap(({ trace, findings, project }) => (trace ? [{ trace, findings, project }] : []));
  return traced
    .map(({ trace, findings, project = '.' }) => {
      const name = traced.length > 1 ? ` of ${escapeHtml(project)}` : '';
      const words = agreement(findings).map((line) => `<p>${escapeHtml(line)}</p>`);
      return `<h2>Measured in a run${name}</h2>${summary(trace)}${words.join('')}${routes(trace)}${histograms(trace)}`;
    })
    .join('');
}

function summary({ requests, seconds, command, startedAt }: Trace): string {
  const what = `${count(requests, 'request')} in ${seconds.toFixed(1)} s`;
  return `<p class="dim">${escapeHtml(`${what}, ${startedAt}: `)}<code>${escapeHtml(command.join(' '))}</code></p>`;
}

function routes(trace: Trace): string {
  const slow = trace.routes.filter(({ blocked }) => blocked.total > 0).slice(0, MOST_ROUTES);
  if (slow.length === 0) return '';
  const longest = slow[0].blocked.total;
  const items = slow.map((route) => `<li>${routeItem(route, callsOf(route, trace), longest)}</li>`);
  return `<section class="panel"><h3>How long each route kept the others waiting, and with which calls</h3><ol class="flames">${items.join('')}</ol></section>`;
}

type CallShare = RouteShare & { readonly name: string };

function callsOf({ route }: TracedRoute, { calls }: Trace): readonly CallShare[] {
  const shares = calls.flatMap(({ module, method, file, line, routes: all }) => {
    const share = all.find((one) => one.route === route);
    return share ? [{ ...share, name: `${module}.${method} (${file}:${line})` }] : [];
  });
  return [...shares].sort((one, other) => other.total - one.total);
}

function routeItem(
  { route, requests, blocked, longest }: TracedRoute,
  calls: readonly CallShare[],
  most: number,
): string {
  const shown = calls.slice(0, MOST_CALLS);
  const facts = `${milliseconds(blocked.total)} in ${count(requests, 'request')}: ${decimal(blocked.p50)} at p50, ${decimal(blocked.p99)} at p99 of one request; longest stretch ${milliseconds(longest)}`;
  const names = shown.map(
    ({ name, total, count: times }, index) =>
      `<li><span class="swatch c${index}"></span>${escapeHtml(`${milliseconds(total)} ${name}, ${count(times, 'call')}`)}</li>`,
  );
  const rest = calls.length > shown.length ? `<li>and ${calls.length - shown.length} more</li>` : '';
  return `<strong>${escapeHtml(route)}</strong><span class="dim">${facts}</span>${flame(route, blocked.total, shown, most)}<ul>${names.join('')}${rest}</ul>`;
}

/** Two rows: the route, as wide as its part of the slowest one; below it the calls, as they share it. */
function flame(route: string, total: number, calls: readonly CallShare[], most: number): string {
  const scale = WIDTH / most;
  let x = 0;
  const segments = calls.map(({ name, total: part }, index) => {
    const width = Math.max(part * scale, 1);
    const drawn = `<rect class="c${index}" x="${x.toFixed(1)}" y="13" width="${width.toFixed(1)}" height="13"><title>${escapeHtml(`${name}: ${milliseconds(part)}`)}</title></rect>`;
    x += width;
    return drawn;
  });
  const label = `${route} ${milliseconds(total)}: ${calls.map(({ name, total: part }) => `${name} ${milliseconds(part)}`).join(', ')}`;
  const whole = `<rect class="whole" x="0" y="0" width="${Math.max(total * scale, 1).toFixed(1)}" height="12"/>`;
  return `<svg class="flame" role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${WIDTH} 26" preserveAspectRatio="none">${whole}${segments.join('')}</svg>`;
}

function histograms({ stretches, processes }: Trace): string {
  const panels = [
    stretches.count > 0 ? histogram('Stretches without a break', stretches.classes) : '',
    delays(processes),
  ];
  return `<div class="panels even">${panels.join('')}</div>`;
}

/** Counts as bars on a logarithmic scale: one stretch of a second matters beside a million short ones. */
function histogram(title: string, classes: readonly number[]): string {
  const most = Math.log10(1 + Math.max(...classes));
  const rows = classes.map((amount, index) => {
    const share = Math.round((Math.log10(1 + amount) / most) * 100);
    return `<tr><th scope="row" style="--share:${share}%">${CLASSES[index]}</th><td>${amount.toLocaleString('en-US')}</td></tr>`;
  });
  return `<section class="panel"><h3>${title}</h3><table class="bars"><thead class="hidden"><tr><th>Duration</th><th>How many</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

function delays(processes: Trace['processes']): string {
  const rows = processes.flatMap(({ pid, script, loopDelay }) => {
    if (!loopDelay) return [];
    const { p50, p99, max } = loopDelay;
    const verdict = p99 > LINE ? `<span class="critical">over ${LINE} ms</span>` : `within ${LINE} ms`;
    const cells = [p50, p99, max].map((value) => `<td class="number">${decimal(value)}</td>`).join('');
    return [`<tr><th scope="row">${escapeHtml(script || `process ${pid}`)}</th>${cells}<td>${verdict}</td></tr>`];
  });
  if (rows.length === 0) return '';
  const head = `<thead><tr><th>Process</th>${['p50', 'p99', 'most'].map((name) => `<th class="number">${name}</th>`).join('')}<th>p99 is</th></tr></thead>`;
  return `<section class="panel"><h3>How late the event loop was, in ms</h3><table class="plain">${head}<tbody>${rows.join('')}</tbody></table></section>`;
}
