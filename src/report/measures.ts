import type { BenchRequest, Compared, Measure } from '../types';

/** A measured figure of `bench`, its name, and the direction that is an improvement. */
export interface MeasureRow {
  readonly measure: Measure;
  readonly name: string;
  readonly isGoodWhen: 'more' | 'less';
}

/** All figures, in order; `unrelated` is what was requested meanwhile. */
export function measures(unrelated: string | undefined): readonly MeasureRow[] {
  return [
    { measure: 'perSecond', name: 'requests per second', isGoodWhen: 'more' },
    { measure: 'p50', name: 'latency p50, ms', isGoodWhen: 'less' },
    { measure: 'p95', name: 'latency p95, ms', isGoodWhen: 'less' },
    { measure: 'p99', name: 'latency p99, ms', isGoodWhen: 'less' },
    { measure: 'delay', name: 'event-loop delay p99, ms', isGoodWhen: 'less' },
    { measure: 'unrelated', name: `GET ${unrelated} meanwhile p99, ms`, isGoodWhen: 'less' },
  ];
}

/** `GET /users`. */
export function requestName({ method, path }: BenchRequest): string {
  return `${method} ${path}`;
}

/** `1.32× (1.27× to 1.69×)`. */
export function timesText({ ratio }: Compared): string {
  return `${times(ratio[0])} (${times(ratio[1])} to ${times(ratio[2])})`;
}

/** One ratio. */
export function times(ratio: number): string {
  return ratio > 1e6
    ? 'from none'
    : `${ratio >= 100 ? ratio.toFixed(0) : ratio >= 10 ? ratio.toFixed(1) : ratio.toFixed(2)}×`;
}

/** A number with three significant digits. */
export function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
