/** One request, sent repeatedly. */
export interface BenchRequest {
  readonly method: string;
  /** Path and query, beginning with `/`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One round of measurement of one request against one app. Times are in milliseconds. */
export interface Sample {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Requests whose connection broke, or whose status differed from that of the first answer. */
  readonly errors: number;
  /** Requests that timed out. */
  readonly timeouts: number;
  /** 99th percentile of the event loop delay; undefined where no process of the app could be watched. */
  readonly delay?: number;
  /** 99th percentile of the latency of the unrelated request during the round; undefined without one. */
  readonly unrelated?: number;
}

/** A measure before and after, each the median of its rounds. */
export interface Compared {
  readonly before: number;
  readonly after: number;
  /** The ratio of after to before, paired within each round: median, minimum and maximum of the rounds. */
  readonly ratio: readonly [median: number, least: number, greatest: number];
  /** `same` where the rounds do not agree on a direction. */
  readonly verdict: 'more' | 'less' | 'same';
}

/** The measures that are compared. */
export type Measure = 'perSecond' | 'p50' | 'p95' | 'p99' | 'delay' | 'unrelated';

/** The result for one request. */
export interface BenchedRequest {
  readonly request: BenchRequest;
  /** Status and content type, `200 application/json`: the same for the original app and the migrated one. */
  readonly answer: string;
  /** True when the unchanged app gives two different bodies in a row, so that bodies cannot be compared. */
  readonly isVolatile: boolean;
  readonly measures: Readonly<Partial<Record<Measure, Compared>>>;
  /** Failures of all rounds together. */
  readonly before: Failures;
  readonly after: Failures;
  /** In the order of the rounds. */
  readonly rounds: readonly { readonly before: Sample; readonly after: Sample }[];
}

/** Requests that failed. */
export interface Failures {
  readonly errors: number;
  readonly timeouts: number;
}

/** An answer that differs after the migration. */
export interface Difference {
  readonly request: BenchRequest;
  /** What differs, to complete "… ": `status and content type: 200 text/html became 500`. */
  readonly what: string;
}

/** The result of `unblock bench`. */
export type Bench =
  | { readonly kind: 'nothing'; readonly refused: number }
  | { readonly kind: 'differs'; readonly differences: readonly Difference[] }
  | {
      readonly kind: 'measured';
      readonly requests: readonly BenchedRequest[];
      /** The unrelated request that was sent during the load. */
      readonly unrelated?: string;
      readonly settings: BenchSettings;
      readonly migrated: Migrated;
    };

/** How it was measured. */
export interface BenchSettings {
  readonly rounds: number;
  /** Seconds of load per round, app and request. */
  readonly seconds: number;
  readonly connections: number;
}

/** What the migration of the copy changed. */
export interface Migrated {
  readonly calls: number;
  readonly files: readonly string[];
  /** Blocking calls on request paths that were left as they are. */
  readonly refused: number;
}
