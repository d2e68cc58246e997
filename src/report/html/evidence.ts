import { decimal, milliseconds } from '../../shell/printable';
import { count, functionText, heldBy } from '../../findings/proof';
import type { Trace, TracedRoute } from '../../types';
import { agreement } from '../evidence';
import type { ReportInput } from '../input';
import { escapeHtml } from './text';

/** Maximum number of routes that are drawn; the others usually have less than a tenth of the time. */
const MOST_ROUTES = 12;
const MOST_PARTS = 6;
const CLASSES = ['below 1 ms', '1 to 10 ms', '10 to 100 ms', '100 ms to 1 s', '1 s and above'];
/** Widths are in thousandths, because pictures are stretched to the available space. */
const WIDTH = 1000;
/** The study's threshold for a slow server, in milliseconds at p99. */
const LINE = 50;

/**
 * The results of traced runs: numbers, a bar for each route with the calls that its requests waited for, and
 * histograms.
 */
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
  const slow = trace.routes.filter((route) => heldBy(route) > 0).slice(0, MOST_ROUTES);
  if (slow.length === 0) return '';
  const most = heldBy(slow[0]);
  const items = slow.map((route) => `<li>${routeItem(route, partsOf(route, trace), most)}</li>`);
  return `<section class="panel"><h3>How long each route kept the others waiting, and with what</h3><ol class="flames">${items.join('')}</ol></section>`;
}

/** A call or a function, and the milliseconds that the requests of a route waited for it. */
interface Part {
  readonly name: string;
  readonly total: number;
  /** `3 calls`; for sampled functions, that the figure is an estimate. */
  readonly note: string;
}

function partsOf({ route }: TracedRoute, { calls, functions }: Trace): readonly Part[] {
  const called = calls.flatMap(({ module, method, file, line, routes: all }) => {
    const share = all.find((one) => one.route === route);
    const name = `${module}.${method} (${file}:${line})`;
    return share ? [{ name, total: share.total, note: count(share.count, 'call') }] : [];
  });
  const ran = functions.flatMap((one) => {
    const share = one.routes.find((part) => part.route === route);
    return share ? [{ name: functionText(one), total: share.total, note: 'sampled' }] : [];
  });
  return [...called, ...ran].sort((one, other) => other.total - one.total);
}

function routeItem(all: TracedRoute, parts: readonly Part[], most: number): string {
  const { route, requests, blocked, longest } = all;
  const shown = parts.slice(0, MOST_PARTS);
  const inCalls =
    blocked.count > 0
      ? `; in calls ${milliseconds(blocked.total)}, of one request ${decimal(blocked.p50)} at p50, ${decimal(blocked.p99)} at p99`
      : '';
  const facts = `${milliseconds(heldBy(all))} in ${count(requests, 'request')}, longest stretch ${milliseconds(longest)}${inCalls}`;
  const names = shown.map(
    ({ name, total, note }, index) =>
      `<li><span class="swatch c${index}"></span>${escapeHtml(`${milliseconds(total)} ${name}, ${note}`)}</li>`,
  );
  const rest = parts.length > shown.length ? `<li>and ${parts.length - shown.length} more</li>` : '';
  return `<strong>${escapeHtml(route)}</strong><span class="dim">${facts}</span>${flame(route, heldBy(all), shown, most)}<ul>${names.join('')}${rest}</ul>`;
}

/** Two rows: the route, scaled to the slowest one; below it, its calls and functions in proportion. */
function flame(route: string, total: number, calls: readonly Part[], most: number): string {
  const together = calls.reduce((sum, part) => sum + part.total, 0);
  // Samples are inexact: their sum may exceed the total.
  const scale = (WIDTH / most) * Math.min(1, total / together);
  let x = 0;
  const segments = calls.map(({ name, total: part }, index) => {
    const width = Math.max(part * scale, 1);
    const drawn = `<rect class="c${index}" x="${x.toFixed(1)}" y="13" width="${width.toFixed(1)}" height="13"><title>${escapeHtml(`${name}: ${milliseconds(part)}`)}</title></rect>`;
    x += width;
    return drawn;
  });
  const label = `${route} ${milliseconds(total)}: ${calls.map(({ name, total: part }) => `${name} ${milliseconds(part)}`).join(', ')}`;
  const whole = `<rect class="whole" x="0" y="0" width="${Math.max((total / most) * WIDTH, 1).toFixed(1)}" height="12"/>`;
  return `<svg class="flame" role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${WIDTH} 26" preserveAspectRatio="none">${whole}${segments.join('')}</svg>`;
}

function histograms({ stretches, processes }: Trace): string {
  const panels = [
    stretches.count > 0 ? histogram('Uninterrupted stretches', stretches.classes) : '',
    delays(processes),
  ];
  return `<div class="panels even">${panels.join('')}</div>`;
}

/** Counts as bars on a logarithmic scale, so that a single long stretch is visible beside a million short ones. */
function histogram(title: string, classes: readonly number[]): string {
  const most = Math.log10(1 + Math.max(...classes));
  const rows = classes.map((amount, index) => {
    const share = Math.round((Math.log10(1 + amount) / most) * 100);
    return `<tr><th scope="row" style="--share:${share}%">${CLASSES[index]}</th><td>${amount.toLocaleString('en-US')}</td></tr>`;
  });
  return `<section class="panel"><h3>${title}</h3><table class="bars"><thead class="hidden"><tr><th>Duration</th><th>Count</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
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
  const head = `<thead><tr><th>Process</th>${['p50', 'p99', 'max'].map((name) => `<th class="number">${name}</th>`).join('')}<th>p99 is</th></tr></thead>`;
  return `<section class="panel"><h3>Event-loop delay, in ms</h3><table class="plain">${head}<tbody>${rows.join('')}</tbody></table></section>`;
}
