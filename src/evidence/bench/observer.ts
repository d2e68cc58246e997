import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { preloadText, type Note } from './preload';

/** Milliseconds within which a process must report on its event loop; it may still be busy with requests. */
const PATIENCE = 15_000;

/** Observes the processes of one app from outside. */
export class Observer {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly notesFile: string,
    /** The script for `--require` in each process. */
    readonly preload: string,
  ) {}

  /** Starts observing; its files are in `folder`. */
  static async start(folder: string): Promise<Observer> {
    const server = createServer();
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
    const observer = new Observer(server, join(folder, 'notes'), join(folder, 'watch.cjs'));
    writeFileSync(observer.notesFile, '');
    writeFileSync(observer.preload, preloadText(observer.notesFile, (server.address() as AddressInfo).port));
    server.on('connection', (socket) => observer.add(socket));
    return observer;
  }

  /** The notes of the processes so far. */
  notes(): readonly Note[] {
    const lines = readFileSync(this.notesFile, 'utf8').split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Note);
  }

  /** Starts measuring the event loops. */
  begin(): void {
    for (const socket of this.sockets) socket.write('b');
  }

  /** The event-loop delay of the busiest process since `begin`: the 99th percentile in milliseconds. */
  async end(): Promise<number | undefined> {
    const answers = await Promise.all([...this.sockets].map(delayOf));
    const known = answers.filter((answer) => answer !== undefined);
    return known.length > 0 ? Math.max(...known) : undefined;
  }

  /** Stops observing. */
  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private add(socket: Socket): void {
    this.sockets.add(socket.setEncoding('utf8'));
    socket.on('error', () => undefined).once('close', () => this.sockets.delete(socket));
  }
}

async function delayOf(socket: Socket): Promise<number | undefined> {
  const timer = new AbortController();
  const answer = new Promise<number | undefined>((resolve) => {
    socket.once('data', (text: string) => resolve(Number(text)));
    socket.once('close', () => resolve(undefined));
  });
  socket.write('e');
  const tooLate = sleep(PATIENCE, undefined, { signal: timer.signal }).catch(() => undefined);
  return Promise.race([answer, tooLate]).finally(() => timer.abort());
}
