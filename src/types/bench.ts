/** One request that is sent again and again. */
export interface BenchRequest {
  readonly method: string;
  /** Path and query, beginning with `/`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What was measured in one round of one app for one request. Times are milliseconds. */
export interface Sample {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Requests whose connection broke, or whose status was not that of the first answer. */
  readonly errors: number;
  /** Requests that got no answer in time. */
  readonly timeouts: number;
  /** 99th percentile of what the event loop was late; undefined where no process of the app could be watched. */
  readonly delay?: number;
  /** 99th percentile of the answers to the unrelated request meanwhile; undefined without one. */
  readonly unrelated?: number;
}

/** A figure before and after, each the median of its rounds. */
export interface Compared {
  readonly before: number;
  readonly after: number;
  /** After to before, paired within each round: the median of the rounds, their least and their greatest. */
  readonly ratio: readonly [median: number, least: number, greatest: number];
  /** `same` where the rounds do not agree on a direction. */
  readonly verdict: 'more' | 'less' | 'same';
}

/** The figures that are compared. */
export type Measure = 'perSecond' | 'p50' | 'p95' | 'p99' | 'delay' | 'unrelated';

/** What came of one request. */
export interface BenchedRequest {
  readonly request: BenchRequest;
  /** `200 application/json`, of the app as it is and as migrated alike. */
  readonly answer: string;
  /** True when the unchanged app answers two times with different bodies, so that bodies could not be compared. */
  readonly isVolatile: boolean;
  readonly measures: Readonly<Partial<Record<Measure, Compared>>>;
  /** Sums over all rounds. */
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

/** An answer that is not the same after the migration. */
export interface Difference {
  readonly request: BenchRequest;
  /** What differs, to complete "… ": `status and content type: 200 text/html became 500`. */
  readonly what: string;
}

/** What `unblock bench` found out. */
export type Bench =
  | { readonly kind: 'nothing'; readonly refused: number }
  | { readonly kind: 'differs'; readonly differences: readonly Difference[] }
  | {
      readonly kind: 'measured';
      readonly requests: readonly BenchedRequest[];
      /** The request that was asked meanwhile. */
      readonly unrelated?: string;
      readonly settings: BenchSettings;
      readonly migrated: Migrated;
    };

/** How it was measured. */
export interface BenchSettings {
  readonly rounds: number;
  /** Seconds of load in each round, for each app and request. */
  readonly seconds: number;
  readonly connections: number;
}

/** What the migration of the copy did. */
export interface Migrated {
  readonly calls: number;
  readonly files: readonly string[];
  /** Calls that requests reach and that stayed. */
  readonly refused: number;
}
