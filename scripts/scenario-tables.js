'use strict';

// What `npm run bench:scenarios` found, as tables of Markdown.

/** One row per scenario: how the migrated app stands to the others, beside what the study says. */
function shortTable(results) {
  const head = [
    'Requests per second, as a multiple of the blocking app',
    'The study',
    'unblock',
    'with a time to live',
    'by hand',
    'keeps results',
    'unblock to by hand',
    'p99 of another route, ms',
  ];
  return table(head, results.map(shortRow));
}

function shortRow(result) {
  const { scenario, names } = result;
  const toBlocking = (name) => (names.includes(name) ? times(ratiosOf(result, name, 'blocking')[0]) : '');
  const [middle, least, greatest] = ratiosOf(result, 'unblock', 'by hand');
  const others = ['unblock', 'unblock, ttl', 'by hand', 'keeps results'].map(toBlocking);
  const waits = ['blocking', 'unblock'].map((name) => figure(medianOf(result, name, 'unrelated'))).join(' → ');
  const spread = `**${times(middle)}** (${times(least)} to ${times(greatest)})`;
  return [scenario.title, scenario.study, ...others, spread, waits];
}

/** One row per scenario and app, with everything that was measured. */
function longTable(results) {
  const head = [
    'Scenario',
    'App',
    'Requests/s',
    'to blocking',
    'to by hand',
    'p50 / p95 / p99 ms',
    'another route, p99 ms',
    'event-loop delay p99 ms',
    'CPU ms/request',
    'errors',
    'time-outs',
  ];
  return table(
    head,
    results.flatMap((result) => result.names.map((name) => longRow(result, name))),
  );
}

function longRow(result, name) {
  const of = (field) => figure(medianOf(result, name, field));
  const sum = (field) => result.rounds.reduce((all, round) => all + round[name][field], 0);
  return [
    result.scenario.title,
    name,
    of('perSecond'),
    times(ratiosOf(result, name, 'blocking')[0]),
    times(ratiosOf(result, name, 'by hand')[0]),
    ['p50', 'p95', 'p99'].map(of).join(' / '),
    of('unrelated'),
    of('delay'),
    medianOf(result, name, 'cpu').toFixed(2),
    sum('failed'),
    sum('timeouts'),
  ];
}

/** Median, least and greatest of what is paired round by round. */
function ratiosOf({ rounds }, name, other) {
  const ratios = rounds.map((round) => round[name].perSecond / round[other].perSecond);
  return [median(ratios), Math.min(...ratios), Math.max(...ratios)];
}

function medianOf({ rounds }, name, field) {
  return median(rounds.map((round) => round[name][field]));
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function times(ratio) {
  // One of the two answered nothing in a whole round.
  if (!Number.isFinite(ratio)) return '–';
  return `${ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(2)}×`;
}

function figure(value) {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

module.exports = { median, shortTable, longTable };
