import type { SampledFunction } from '../../types';
import { grouped } from '../../grouped';
import type { FrameRecord, SampleRecord } from './record';

/** Maximum number of parts reported for a function: lines, and packages that it called. */
const MOST_PARTS = 5;
/** As in the preload: in compiled code, a line starts after its indentation. */
const INDENTED = 9;

type Parts<Key> = readonly (readonly [key: Key, ms: number])[];

/** Merges the samples of processes by the position of each function in the source; most time first. */
export function functionsOf(
  records: readonly SampleRecord[],
  placeOf: (frame: FrameRecord) => FrameRecord,
): readonly SampledFunction[] {
  const placed = records.map((record) => ({
    ...record,
    stack: record.stack.map(placeOf),
    lines: linesOf(record, placeOf),
  }));
  const all = grouped(placed, ({ stack: [{ file, line, column }] }) => `${file}:${line}:${column}`);
  return [...all.values()].map(functionOf).sort((one, other) => other.total - one.total);
}

function linesOf(
  { stack: [{ name, file }], lines }: SampleRecord,
  placeOf: (frame: FrameRecord) => FrameRecord,
): Parts<number> {
  return lines.map(([line, ms]) => [placeOf({ name, file, line, column: INDENTED }).line, ms]);
}

function functionOf(records: readonly SampleRecord[]): SampledFunction {
  const sum = (value: (record: SampleRecord) => number): number => records.reduce((all, one) => all + value(one), 0);
  const { stack } = records[0];
  const [{ name, file, line, column }] = stack;
  return {
    name,
    file,
    line,
    column,
    total: sum(({ total }) => total),
    background: sum(({ background }) => background),
    routes: joined(records.map(({ routes }) => routes)).map(([route, total]) => ({ route, total })),
    lines: most(records.map(({ lines }) => lines)).map(([at, total]) => ({ line: at, total })),
    within: most(records.map(({ within }) => within)).map(([of, total]) => ({ name: of, total })),
    stack: [...stack].reverse().map((frame) => ({ name: frame.name, file: frame.file, line: frame.line })),
  };
}

function most<Key>(all: readonly Parts<Key>[]): Parts<Key> {
  return joined(all).slice(0, MOST_PARTS);
}

/** Sums by key, the greatest first. */
function joined<Key>(all: readonly Parts<Key>[]): Parts<Key> {
  const sums = new Map<Key, number>();
  for (const [key, ms] of all.flat()) sums.set(key, (sums.get(key) ?? 0) + ms);
  return [...sums].sort(([, one], [, other]) => other - one);
}
