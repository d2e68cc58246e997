import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { start, type Command, type Ended } from './command';

/** An app to start, and `urls` to request: paths on the port given by `PORT`, or full addresses. */
export interface Smoke {
  readonly command: string;
  readonly urls: readonly string[];
}

/** The responses of the app: `GET /health 200 application/json`; or why there are none. */
export type Answers =
  { readonly kind: 'answers'; readonly answers: readonly string[] } | { readonly kind: 'failed'; readonly why: string };

const PAUSE = 100;

/** Starts the app, waits until it responds, requests all URLs and stops it. Rejects when the signal aborts. */
export async function ask(smoke: Smoke, around: Omit<Command, 'line'>): Promise<Answers> {
  const port = await freePort();
  const env = { ...around.env, PORT: String(port) };
  const app = start({ ...around, env, line: smoke.command });
  let gone: Ended | undefined;
  app.ended.then(
    (ended) => (gone = ended),
    () => (gone = { code: null, timedOut: false }),
  );
  try {
    const answers: string[] = [];
    for (const url of smoke.urls) {
      const answer = await firstAnswer(addressOf(url, port), () => gone !== undefined || around.signal.aborted);
      if (answer === undefined) return { kind: 'failed', why: whyNot(url, gone, around.timeout) };
      answers.push(`GET ${url} ${answer}`);
    }
    return { kind: 'answers', answers };
  } finally {
    await app.stop();
    // The caller handles an abort.
    if (around.signal.aborted) await app.ended;
  }
}

function addressOf(url: string, port: number): string {
  return /^https?:\/\//.test(url) ? url : `http://localhost:${port}${url.startsWith('/') ? '' : '/'}${url}`;
}

/** Retries until a server listens; undefined if the app ends before. */
async function firstAnswer(address: string, isOver: () => boolean): Promise<string | undefined> {
  while (!isOver()) {
    try {
      const response = await fetch(address, { redirect: 'manual' });
      await response.arrayBuffer();
      return `${response.status} ${response.headers.get('content-type') ?? ''}`.trim();
    } catch {
      await sleep(PAUSE);
    }
  }
  return undefined;
}

function whyNot(url: string, ended: Ended | undefined, timeout: number): string {
  if (ended?.timedOut) return `nothing answered at ${url} within ${timeout / 1000} s`;
  return `the app ended with ${ended?.code ?? 'a signal'} before it answered at ${url}`;
}

/** A free port, chosen by the system. Another process could take it before the app does, but that is very unlikely. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
