'use strict';

// What `scripts/eval-detect.js` prints: the figures of each app, and below them the calls that are not as labelled.

function print(results) {
  const rows = results.map(({ name, counts }) => row(name, counts));
  const total = Object.fromEntries(
    Object.keys(results[0]?.counts ?? {}).map((key) => [
      key,
      results.reduce((sum, { counts }) => sum + counts[key], 0),
    ]),
  );
  printColumns([
    ['app', 'labels', 'requests', 'recall', 'precision', 'context', 'unknown'],
    ...rows,
    ...(results.length > 1 ? [row('total', total)] : []),
  ]);
  list('Misses', results, 'misses', ({ label, finding }) => [place(label), label.method, seenAs(finding), label.note]);
  list('False alarms', results, 'alarms', ({ label, finding }) => [
    place(finding),
    finding.rule,
    label ? `labelled ${label.kind === 'api' ? label.context : label.kind}` : 'no label',
    [finding.route, ...finding.trace.map((step) => step.name)].filter(Boolean).join(' → '),
  ]);
  list('Other contexts', results, 'others', ({ label, finding }) => [
    place(label),
    label.method,
    `labelled ${label.context}, ${seenAs(finding)}`,
    label.note,
  ]);
}

/** How many labelled calls the runs came to, and what is found with their evidence only. */
function printTraced(plain, traced) {
  console.log('\nWith traces');
  printColumns([
    ['app', 'labels', 'requests', 'recall', 'precision', 'context', 'unknown', 'seen'],
    ...traced.map(({ name, counts, seen }) => [...row(name, counts), `${seen} of ${counts.wanted}`]),
  ]);
  const added = traced.map(({ name, claimed }) => {
    const known = new Set(plain.find((one) => one.name === name).claimed.map(place));
    return { name, added: claimed.filter((finding) => !known.has(place(finding))) };
  });
  list('On the way of a request by evidence only', added, 'added', (finding) => [
    place(finding),
    finding.rule,
    finding.route ?? '',
  ]);
}

function row(name, { labels, wanted, hits, claimed, agreeing, findings, unknown }) {
  const share = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}% (${part}/${whole})`);
  return [
    name,
    String(labels),
    String(wanted),
    share(hits, wanted),
    share(hits, claimed),
    share(agreeing, labels),
    share(unknown, findings),
  ];
}

function place({ file, line, column }) {
  return `${file}:${line}:${column}`;
}

function seenAs(finding) {
  return finding ? `found as ${finding.context}` : 'not found';
}

function list(title, results, key, cells) {
  const items = results.flatMap((result) => result[key].map((item) => ({ name: result.name, cells: cells(item) })));
  console.log(`\n${title}: ${items.length}`);
  printColumns(items.map((item) => [`  ${item.name}`, ...item.cells.map((cell) => cell ?? '')]));
}

function printColumns(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  for (const cells of rows)
    console.log(
      cells
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
}

module.exports = { place, print, printTraced };
