import type { Estimate } from '../types';

/** A measurement of one kind of call: how many times more requests per second its asynchronous form served. */
export interface Penalty {
  /** The scenario of `npm run bench:scenarios` that measured it. */
  readonly scenario: string;
  /** The call that was measured. */
  readonly call: string;
  /** `timeouts` if requests were not answered in time. */
  readonly times: number | 'timeouts';
}

/** Penalties and their source. */
export interface Penalties {
  readonly source: Estimate['source'];
  readonly rows: readonly Penalty[];
}

/** The published table of the study (Express, requests per second asynchronous to synchronous). */
export const STUDY: Penalties = {
  source: 'study',
  rows: [
    { scenario: 'hash', call: 'pbkdf2Sync', times: 'timeouts' },
    { scenario: 'exec', call: 'execSync', times: 280 },
    { scenario: 'read', call: 'readFileSync', times: 3.2 },
    { scenario: 'write', call: 'writeFileSync', times: 3.2 },
    { scenario: 'stat', call: 'existsSync + statSync', times: 1.7 },
  ],
};

/** The calls that each scenario is valid for: the measured one, and those that do the same work in the same way. */
const ALIKE: readonly (readonly [scenario: string, rules: readonly string[]])[] = [
  // Not bcryptjs, which works on the main thread in either form.
  ['hash', ['crypto/pbkdf2Sync', 'crypto/scryptSync', 'bcrypt/hashSync', 'bcrypt/compareSync']],
  ['exec', ['child_process/execSync', 'child_process/execFileSync', 'child_process/spawnSync', 'cross-spawn/sync']],
  ['read', ['fs/readFileSync', 'fs-extra/readFileSync', 'graceful-fs/readFileSync', 'jsonfile/readFileSync']],
  ['read', ['fs-extra/readJsonSync', 'fs-extra/readJSONSync', 'load-json-file/loadJsonFileSync']],
  ['write', ['fs/writeFileSync', 'fs/appendFileSync', 'fs-extra/writeFileSync', 'fs-extra/outputFileSync']],
  [
    'write',
    ['fs-extra/writeJsonSync', 'fs-extra/writeJSONSync', 'jsonfile/writeFileSync', 'graceful-fs/writeFileSync'],
  ],
  [
    'stat',
    ['fs/existsSync', 'fs/statSync', 'fs/lstatSync', 'fs/accessSync', 'fs-extra/existsSync', 'fs-extra/statSync'],
  ],
  ['stat', ['fs-extra/pathExistsSync', 'graceful-fs/existsSync', 'graceful-fs/statSync', 'path-exists/sync']],
];

const scenarioOf: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap(([scenario, rules]) => rules.map((rule) => [rule, scenario] as const)),
);

/** The estimated cost of a call of this rule; undefined if nothing similar was measured, or it made no difference. */
export function estimateOf(rule: string, { source, rows }: Penalties): Estimate | undefined {
  const row = rows.find(({ scenario }) => scenario === scenarioOf.get(rule));
  if (row === undefined || (row.times !== 'timeouts' && row.times < 1.1)) return undefined;
  return { times: row.times, call: row.call, source };
}

/** The weight of an estimate when findings are ordered: greater is worse. */
export function weightOf(estimate: Estimate | undefined): number {
  if (estimate === undefined) return 0;
  return estimate.times === 'timeouts' ? Infinity : estimate.times;
}

/** `about 3.2× throughput (study)`, `time-outs under load (measured here)` */
export function estimateText({ times, source }: Estimate): string {
  const who = source === 'study' ? 'study' : 'measured here';
  return times === 'timeouts' ? `time-outs under load (${who})` : `about ${timesText(times)} throughput (${who})`;
}

/** `3.2×`, `280×` */
export function timesText(times: number): string {
  return `${times >= 10 ? times.toFixed(0) : times.toFixed(1)}×`;
}
