import { createHistogram, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, Dispatcher } from 'undici';
import type { BenchRequest, Sample } from '../../types';

/** A response. */
export interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
  readonly milliseconds: number;
}

/** The load to generate. */
export interface Load {
  readonly request: BenchRequest;
  readonly connections: number;
  readonly milliseconds: number;
  /** Time limit of one request, in milliseconds. */
  readonly timeout: number;
  /** Any other status is an error; undefined accepts all. */
  readonly status?: number;
  /** Milliseconds between two requests of one connection. */
  readonly pause?: number;
  readonly signal: AbortSignal;
}

/** Sends one request. Rejects if there is no response within `timeout` milliseconds, or when the signal aborts. */
export async function ask(origin: string, request: BenchRequest, timeout: number, signal: AbortSignal): Promise<Reply> {
  const client = await clientOf(origin, timeout);
  const began = performance.now();
  try {
    const { method, path, headers, body } = request;
    const response = await client.request({ method: method as Dispatcher.HttpMethod, path, headers, body, signal });
    const bytes = Buffer.from(await response.body.arrayBuffer());
    const contentType = String(response.headers['content-type'] ?? '');
    return { status: response.statusCode, contentType, body: bytes, milliseconds: performance.now() - began };
  } finally {
    await client.destroy();
  }
}

/** The figures of a sample that are measured by the client. */
export type Seen = Pick<Sample, 'perSecond' | 'p50' | 'p95' | 'p99' | 'errors' | 'timeouts'>;

/**
 * Sends a request repeatedly on each connection, the next one after each response. Requests that are pending at the end
 * are not counted. Without any response, all percentiles are the whole time.
 */
export async function load(origin: string, what: Load): Promise<Seen> {
  const times = createHistogram();
  const count = { done: 0, errors: 0, timeouts: 0 };
  const end = performance.now() + what.milliseconds;
  const clients = await Promise.all(Array.from({ length: what.connections }, () => clientOf(origin, what.timeout)));
  const began = performance.now();
  const repeat = async (client: Client): Promise<void> => {
    while (performance.now() < end && !what.signal.aborted) {
      const sent = performance.now();
      const status = await exchange(client, what.request);
      if (performance.now() >= end) return;
      if (typeof status === 'number' && status === (what.status ?? status)) {
        count.done += 1;
        times.record(Math.max(1, Math.round((performance.now() - sent) * 1000)));
      } else if (status === 'timeout') count.timeouts += 1;
      else count.errors += 1;
      if (typeof status !== 'number') await sleep(10);
      if (what.pause) await sleep(what.pause);
    }
  };
  const timeUp = sleep(what.milliseconds, undefined, { signal: what.signal }).catch(() => undefined);
  await Promise.race([Promise.all(clients.map(repeat)), timeUp]);
  const seconds = (performance.now() - began) / 1000;
  const result = { ...count };
  const at = (percent: number): number => (result.done > 0 ? times.percentile(percent) / 1000 : what.milliseconds);
  const seen = { perSecond: result.done / seconds, p50: at(50), p95: at(95), p99: at(99) };
  await Promise.all(clients.map((client) => client.destroy()));
  return { ...seen, errors: result.errors, timeouts: result.timeouts };
}

type Outcome = number | 'timeout' | 'error';

// `dispatch` is the lowest level: the promises and streams above it cost more than the work of many apps.
function exchange(client: Client, { method, path, headers, body }: BenchRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    let status = 0;
    const options = { method: method as Dispatcher.HttpMethod, path, headers, body };
    client.dispatch(options, {
      onRequestStart: () => undefined,
      onResponseStart: (_controller, code) => void (status = code),
      onResponseData: () => undefined,
      onResponseEnd: () => resolve(status),
      onResponseError: (_controller, error) => resolve(isTimeout(error) ? 'timeout' : 'error'),
    });
  });
}

/** Whether an error is a time-out. */
export function isTimeout(error: unknown): boolean {
  const { code } = error as { readonly code?: string };
  return code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT' || code === 'UND_ERR_CONNECT_TIMEOUT';
}

// Self-signed certificates are common on development machines, and only this machine is requested.
async function clientOf(origin: string, timeout: number): Promise<Client> {
  const { Client: Undici } = await import('undici');
  const whole = Math.ceil(timeout);
  return new Undici(origin, {
    headersTimeout: whole,
    bodyTimeout: whole,
    connect: { rejectUnauthorized: false, timeout: whole },
    keepAliveTimeout: 60_000,
  });
}
