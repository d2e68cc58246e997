import type {
  Bench,
  BenchedRequest,
  BenchRequest,
  BenchSettings,
  Failures,
  Measure,
  Migrated,
  Sample,
} from '../../types';
import { answerOf, differences, isVolatile, nameOf, type Replies } from './answers';
import { startApp, type App, type Launch } from './app';
import { ask, isTimeout, load, type Load } from './client';
import { failure, warning, type State } from './failures';
import { compared } from './statistics';

export { copiesOf, type Copies } from './copies';
export { failure } from './failures';
export { readRequests, requestsOf } from './requests';

/** What to measure. */
export interface BenchOptions extends BenchSettings {
  readonly launch: Omit<Launch, 'folder' | 'state' | 'scratch'>;
  readonly requests: readonly BenchRequest[];
  /** A path that is requested while something else is under load. */
  readonly unrelated?: string;
  readonly migrated: Migrated;
  readonly progress: (text: string) => void;
  /** Reports a warning at once. */
  readonly warn: (text: string) => void;
}

/** Folders with two copies of the app and a migrated one; and an existing folder for logs. */
export interface Places {
  readonly before: string;
  readonly again: string;
  readonly after: string;
  readonly scratch: string;
}

/** Time limit of one request in milliseconds: users do not wait longer. */
const REQUEST_TIMEOUT = 10_000;
/** A round is extended if requests are slow, so that it has enough of them; but not beyond this. */
const LONGEST_ROUND = 30_000;

/**
 * Checks that the migrated app responds like the app, and then puts both under load in turn, round after round. Throws
 * a UserError if an app does not start or respond. Leaves nothing running.
 */
export async function bench(options: BenchOptions, places: Places): Promise<Bench> {
  const before = await replies(options, places, 'before', places.before);
  const again = await replies(options, places, 'before', places.again);
  const after = await replies(options, places, 'after', places.after);
  const found = differences(options.requests, before, again, after);
  if (found.length > 0) return { kind: 'differs', differences: found };
  const rounds: Round[] = [];
  for (let round = 0; round < options.rounds; round++) rounds.push(await measure(round, before, options, places));
  const { seconds, connections, unrelated, migrated } = options;
  const requests = options.requests.map((request, index) => ({
    request,
    answer: answerOf(before[index]),
    isVolatile: isVolatile(before[index], again[index]),
    ...summary(rounds.map((round) => ({ before: round.before[index], after: round.after[index] }))),
  }));
  const settings = { rounds: rounds.length, seconds, connections };
  return { kind: 'measured', requests, unrelated, settings, migrated };
}

/** Sends each request once. */
async function replies(options: BenchOptions, places: Places, state: State, folder: string): Promise<Replies> {
  options.progress(`asking the app ${state === 'before' ? 'as it is' : 'as migrated'}`);
  return withApp(options, places, state, folder, async (app) => {
    const all = [];
    for (const request of options.requests) {
      const reply = await firstReply(app, request, state, options);
      if (reply.status >= 500 && state === 'before')
        throw failure('answers-error', state, [nameOf(request), String(reply.status)]);
      if (reply.status >= 400 && folder === places.before) options.warn(warning(nameOf(request), reply.status));
      all.push(reply);
    }
    return all;
  });
}

async function withApp<Result>(
  { launch }: BenchOptions,
  { scratch }: Places,
  state: State,
  folder: string,
  work: (app: App) => Promise<Result>,
): Promise<Result> {
  const app = await startApp({ ...launch, scratch, folder, state });
  try {
    return await work(app);
  } finally {
    await app.stop();
    launch.signal.throwIfAborted();
  }
}

async function firstReply(app: App, request: BenchRequest, state: State, { launch }: BenchOptions) {
  try {
    return await ask(app.origin, request, REQUEST_TIMEOUT, app.over);
  } catch (error) {
    launch.signal.throwIfAborted();
    const why = isTimeout(error) ? `nothing within ${REQUEST_TIMEOUT / 1000} s` : (error as Error).message;
    const ended = app.over.aborted ? 'the app ended' : why;
    throw failure('no-answer', state, [nameOf(request), ended], await app.output());
  }
}

/** One sample for each request. */
interface Round {
  readonly before: readonly Sample[];
  readonly after: readonly Sample[];
}

// The two take turns in going first, because the second finds a warmer or busier machine.
async function measure(round: number, known: Replies, options: BenchOptions, places: Places): Promise<Round> {
  const one = async (state: State): Promise<readonly Sample[]> => {
    options.progress(
      `round ${round + 1} of ${options.rounds}, the app ${state === 'before' ? 'as it is' : 'as migrated'}`,
    );
    return withApp(options, places, state, places[state], (app) => samples(app, state, known, options));
  };
  if (round % 2 === 0) {
    const before = await one('before');
    return { before, after: await one('after') };
  }
  const after = await one('after');
  return { before: await one('before'), after };
}

async function samples(app: App, state: State, known: Replies, options: BenchOptions): Promise<readonly Sample[]> {
  const all: Sample[] = [];
  for (const [index, request] of options.requests.entries()) {
    // A generous time-out, because the queue of the previous load may not be empty yet.
    const first = await ask(app.origin, request, LONGEST_ROUND, app.over);
    const { seconds, connections } = options;
    const slow = Math.max(known[index].milliseconds, first.milliseconds) * connections * 2;
    const milliseconds = Math.max(seconds * 1000, Math.min(slow, LONGEST_ROUND));
    const what = { request, connections, timeout: REQUEST_TIMEOUT, status: known[index].status, signal: app.over };
    await load(app.origin, { ...what, milliseconds: (seconds * 1000) / 4 });
    all.push(await sample(app, { ...what, milliseconds }, options));
    options.launch.signal.throwIfAborted();
    if (app.over.aborted)
      throw failure('ended-under-load', state, [options.launch.command.join(' '), nameOf(request)], await app.output());
  }
  return all;
}

async function sample(app: App, what: Load, { unrelated }: BenchOptions): Promise<Sample> {
  app.observer.begin();
  const [seen, other] = await Promise.all([load(app.origin, what), unrelated && probe(app, unrelated, what)]);
  const delay = await app.observer.end();
  return { ...seen, delay, ...(other && { unrelated: other.p99 }) };
}

/** Simulates one user who requests something else meanwhile. */
async function probe(app: App, path: string, { milliseconds, signal }: Load) {
  const request: BenchRequest = { method: 'GET', path, headers: {} };
  return load(app.origin, { request, connections: 1, milliseconds, timeout: milliseconds, pause: 10, signal });
}

const MEASURES: readonly Measure[] = ['perSecond', 'p50', 'p95', 'p99', 'delay', 'unrelated'];

function summary(rounds: BenchedRequest['rounds']): Pick<BenchedRequest, 'measures' | 'before' | 'after' | 'rounds'> {
  const of = (state: State, measure: Measure) => rounds.map((round) => round[state][measure]);
  const measures = MEASURES.flatMap((measure) => {
    const [before, after] = [of('before', measure), of('after', measure)].map((all) =>
      all.filter((one) => one !== undefined),
    );
    return before.length === rounds.length && after.length === rounds.length
      ? [[measure, compared(before, after)]]
      : [];
  });
  const failures = (state: State): Failures => ({
    errors: rounds.reduce((sum, round) => sum + round[state].errors, 0),
    timeouts: rounds.reduce((sum, round) => sum + round[state].timeouts, 0),
  });
  return { measures: Object.fromEntries(measures), before: failures('before'), after: failures('after'), rounds };
}
