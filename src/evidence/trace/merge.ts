import { isAbsolute, relative, sep } from 'node:path';
import { heldBy } from '../../findings/proof';
import { CONTEXTS } from '../../findings/terms';
import type {
  Context,
  Durations as DurationsOf,
  Share,
  Stretches,
  Trace,
  TracedCall,
  TracedProcess,
  TracedRoute,
} from '../../types';
import { functionsOf } from './functions';
import { grouped } from '../../grouped';
import { Durations, noDurations } from './histogram';
import type {
  DurationsRecord,
  FrameRecord,
  ProcessRecord,
  RouteRecord,
  ShareRecord,
  SiteRecord,
  StretchesRecord,
} from './record';

/** Facts about a run, besides the records of its processes. */
export interface RunFacts extends Pick<Trace, 'command' | 'startedAt' | 'seconds'> {
  readonly version: string;
  /** The project's root. */
  readonly root: string;
  /** The original position of compiled code; the same position if there is none. */
  readonly originalOf: (frame: FrameRecord) => FrameRecord;
}

/** Merges the records of the processes of one run. Processes without records, such as npm, are left out. */
export function mergeRecords(records: readonly ProcessRecord[], run: RunFacts): Trace {
  const told = records.filter(({ requests, sites }) => requests > 0 || sites.length > 0);
  const sum = (amount: (record: ProcessRecord) => number): number => told.reduce((all, one) => all + amount(one), 0);
  const { command, startedAt, seconds } = run;
  return {
    schemaVersion: 1,
    tool: { name: 'unblock', version: run.version },
    command,
    startedAt,
    seconds,
    requests: sum(({ requests }) => requests),
    processes: told.map((record) => processOf(record, run)),
    calls: callsOf(told, run),
    routes: routesOf(told),
    stretches: stretchesOf(told.map(({ stretches }) => stretches)),
    background: stretchesOf(told.map(({ background }) => background)),
    functions: functionsOf(
      told.flatMap(({ samples }) => samples),
      (frame) => placeOf(frame, run),
    ),
    dropped: sum(({ dropped }) => dropped),
  };
}

function processOf({ pid, node, script, requests, loopDelay }: ProcessRecord, run: RunFacts): TracedProcess {
  return { pid, node, script: fromRoot(script, run.root), requests, loopDelay };
}

function callsOf(records: readonly ProcessRecord[], run: RunFacts): readonly TracedCall[] {
  const sites = records.flatMap((record) => record.sites).map((site) => ({ site, at: placesOf(site, run) }));
  const keyOf = ({ site, at: { stack, through } }: (typeof sites)[number]): string =>
    [site.rule, ...[stack[0], through].map((place) => place && `${place.file}:${place.line}:${place.column}`)].join(
      ' ',
    );
  return [...grouped(sites, keyOf).values()]
    .map((group) =>
      callOf(
        group.map(({ site }) => site),
        group[0].at,
      ),
    )
    .sort((one, other) => other.total - one.total);
}

type Places = Pick<SiteRecord, 'stack' | 'through'>;

function placesOf({ stack, through }: SiteRecord, run: RunFacts): Places {
  return { stack: stack.map((frame) => placeOf(frame, run)), through: through && placeOf(through, run) };
}

function placeOf(frame: FrameRecord, { root, originalOf }: RunFacts): FrameRecord {
  const original = originalOf(frame);
  return { ...original, file: fromRoot(original.file, root) };
}

function callOf(sites: readonly SiteRecord[], { stack, through }: Places): TracedCall {
  const [{ rule }] = sites;
  const [{ file, line, column }] = stack;
  const shares = sites.flatMap(({ routes }) => routes).map(([route, share]) => ({ route, ...share }));
  const routes = [...grouped(shares, ({ route }) => route)].map(([route, group]) => ({ route, ...shareOf(group)! }));
  const startup = shareOf(sites.flatMap((site) => site.startup ?? []));
  const background = shareOf(sites.flatMap((site) => site.background ?? []));
  const slash = rule.lastIndexOf('/');
  return {
    rule,
    module: rule.slice(0, slash),
    method: rule.slice(slash + 1),
    file,
    line,
    column,
    ...durationsOf(sites),
    contexts: contextsOf({ request_path: routes[0], background_path: background, startup_path: startup }),
    routes: routes.sort((one, other) => other.total - one.total),
    startup,
    background,
    stack: [...stack].reverse().map((frame) => ({ name: frame.name, file: frame.file, line: frame.line })),
    through: through && { name: packageOf(through.file), file: through.file, line: through.line },
  };
}

function contextsOf(seen: Partial<Record<Context, Share>>): readonly Context[] {
  return CONTEXTS.filter((context) => seen[context] !== undefined);
}

function routesOf(records: readonly ProcessRecord[]): readonly TracedRoute[] {
  const all = grouped(
    records.flatMap(({ routes }) => routes),
    ({ route }) => route,
  );
  return [...all.values()].map(routeOf).sort((one, other) => heldBy(other) - heldBy(one));
}

function routeOf(records: readonly RouteRecord[]): TracedRoute {
  return {
    route: records[0].route,
    requests: records.reduce((all, { requests }) => all + requests, 0),
    blocked: durationsOf(records.map(({ blocked }) => blocked)),
    stretches: classSums(records.map(({ stretches }) => stretches)),
    longest: Math.max(...records.map(({ longest }) => longest)),
    ran: records.reduce((all, { ran }) => all + ran, 0),
  };
}

function stretchesOf(records: readonly StretchesRecord[]): Stretches {
  const classes = classSums(records.map((record) => record.classes));
  const total = records.reduce((all, record) => all + record.total, 0);
  const max = Math.max(0, ...records.map((record) => record.max));
  return { count: classes.reduce((all, one) => all + one, 0), total, max, classes };
}

function classSums(all: readonly (readonly number[])[]): readonly number[] {
  return noDurations().map((_, index) => all.reduce((sum, classes) => sum + classes[index], 0));
}

function durationsOf(records: readonly DurationsRecord[]): DurationsOf {
  const merged = new Durations();
  for (const record of records) merged.merge(record);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => merged.percentile(part));
  const { count, total, max, classes } = merged;
  return { count, total, max, p50, p95, p99, classes };
}

function shareOf(shares: readonly ShareRecord[]): Share | undefined {
  if (shares.length === 0) return undefined;
  const sum = (value: (share: ShareRecord) => number): number => shares.reduce((all, share) => all + value(share), 0);
  return {
    count: sum(({ count }) => count),
    total: sum(({ total }) => total),
    max: Math.max(...shares.map(({ max }) => max)),
  };
}

/** With `/`, and relative to the root if below it. */
function fromRoot(path: string, root: string): string {
  if (!isAbsolute(path)) return path;
  const inside = relative(root, path);
  return (inside.startsWith('..') || isAbsolute(inside) ? path : inside).split(sep).join('/');
}

function packageOf(file: string): string {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file;
}
