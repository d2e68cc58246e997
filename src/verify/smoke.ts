import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { start, type Command, type Ended } from './command';

/** Starts an app and asks it: `urls` are paths, on the port that it is told by `PORT`, or whole addresses. */
export interface Smoke {
  readonly command: string;
  readonly urls: readonly string[];
}

/** What the app answered to each url: `GET /health 200 application/json`; or why there is no answer. */
export type Answers =
  { readonly kind: 'answers'; readonly answers: readonly string[] } | { readonly kind: 'failed'; readonly why: string };

const PAUSE = 100;

/** Starts the app, waits until it answers, asks every url and ends it. Rejects when the signal aborts. */
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
    // An abort is the caller's to hear of.
    if (around.signal.aborted) await app.ended;
  }
}

function addressOf(url: string, port: number): string {
  return /^https?:\/\//.test(url) ? url : `http://localhost:${port}${url.startsWith('/') ? '' : '/'}${url}`;
}

/** Asks again until somebody listens; undefined when the app is gone before. */
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

/** A port that nobody listens on; the system chooses, and that somebody takes it before the app does is unlikely enough. */
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
