import type { BenchRequest, Difference } from '../../types';
import type { Reply } from './client';

/** The responses of a freshly started app, in the order of the requests. */
export type Replies = readonly Reply[];

/** `GET /users` */
export function nameOf({ method, path }: BenchRequest): string {
  return `${method} ${path}`;
}

/** `200 application/json` */
export function answerOf({ status, contentType }: Reply): string {
  return `${status} ${contentType}`.trim();
}

/** Whether two runs of the unchanged app have different response bodies: then these say nothing about a change. */
export function isVolatile(one: Reply, other: Reply): boolean {
  return !one.body.equals(other.body);
}

/**
 * The responses that changed with the migration. `again` is a second run of the unchanged app: what differs there is
 * not the fault of the migration.
 */
export function differences(
  requests: readonly BenchRequest[],
  before: Replies,
  again: Replies,
  after: Replies,
): readonly Difference[] {
  return requests.flatMap((request, index) => {
    const [one, two, three] = [before[index], again[index], after[index]];
    const what = [statusDiffers(one, two, three), bodyDiffers(one, two, three)].filter((text) => text !== undefined);
    return what.length > 0 ? [{ request, what: what.join('; ') }] : [];
  });
}

function statusDiffers(one: Reply, two: Reply, three: Reply): string | undefined {
  const [before, again, after] = [answerOf(one), answerOf(two), answerOf(three)];
  return after === before || after === again ? undefined : `${before} became ${after}`;
}

function bodyDiffers(one: Reply, two: Reply, { body }: Reply): string | undefined {
  if (isVolatile(one, two) || body.equals(one.body)) return undefined;
  const at = firstDifference(one.body, body);
  return `the body differs from byte ${at} on: ${excerpt(one.body, at)} became ${excerpt(body, at)}`;
}

function firstDifference(one: Buffer, other: Buffer): number {
  const end = Math.min(one.length, other.length);
  for (let at = 0; at < end; at++) if (one[at] !== other[at]) return at;
  return end;
}

function excerpt(body: Buffer, at: number): string {
  const text = body.subarray(Math.max(0, at - 10), at + 30).toString('utf8');
  return body.length === 0 ? 'nothing' : JSON.stringify(text);
}
