/** A note that a process of the app writes to the file `notes`, one JSON text per line. */
export type Note =
  | { readonly kind: 'node'; readonly pid: number }
  | {
      readonly kind: 'listening';
      readonly pid: number;
      /** The path, if the server listens on a socket file. */
      readonly port: number | string;
      readonly host: string;
      readonly protocol: 'http' | 'https' | 'other';
    }
  | { readonly kind: 'error'; readonly pid: number; readonly code: string; readonly port?: number };

/** The text of a script for `node --require`: `watch` with its arguments. */
export function preloadText(notes: string, port: number): string {
  return `(${watch.toString()})(require, process, ${JSON.stringify(notes)}, ${port});\n`;
}

/**
 * Runs in each process of the app: notes when a server listens or fails to, and tells on a connection to `port` how late
 * the event loop is between `b` and `e`. It stands on its own, for only its text gets there, and is written for any Node from 12 on.
 */
function watch(load: NodeJS.Require, app: NodeJS.Process, notes: string, port: number): void {
  const RESOLUTION = 10;
  const note = (what: object): void => {
    try {
      // Synchronously, because a process that dies of its error has no later.
      load('fs').appendFileSync(notes, `${JSON.stringify({ pid: app.pid, ...what })}\n`);
    } catch {
      // Without write permission it is not observed.
    }
  };
  let isConnected = false;
  const connect = (): void => {
    if (isConnected) return;
    isConnected = true;
    const delay = load('perf_hooks').monitorEventLoopDelay({ resolution: RESOLUTION });
    const socket = load('net').connect(port, '127.0.0.1');
    socket.unref();
    socket.setEncoding('utf8');
    socket.on('error', () => undefined);
    // The parent is gone, for whatever reason: nothing may be left running.
    socket.on('close', () => app.kill(app.pid, 'SIGTERM'));
    socket.on('data', (text: string) => {
      for (const letter of text) {
        if (letter === 'b') {
          delay.enable();
          delay.reset();
        } else {
          // The histogram includes the sampling interval, which is subtracted.
          socket.write(`${Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION)}\n`);
          delay.disable();
        }
      }
    });
  };
  const protocolOf = (server: object): string => {
    if (server instanceof load('https').Server) return 'https';
    return server instanceof load('http').Server ? 'http' : 'other';
  };
  const { Server } = load('net');
  const { errorMonitor } = load('events');
  const { listen } = Server.prototype;
  Server.prototype.listen = function watched(this: import('node:net').Server, ...args: unknown[]): unknown {
    this.once('listening', () => {
      const address = this.address();
      const place = address && typeof address === 'object' ? address : { port: String(address), address: '' };
      note({ kind: 'listening', port: place.port, host: place.address, protocol: protocolOf(this) });
      connect();
    });
    // A listener for `error` would keep the process alive that dies of it.
    if (errorMonitor)
      this.once(errorMonitor, (error: NodeJS.ErrnoException & { readonly port?: number }) =>
        note({ kind: 'error', code: error.code, port: error.port }),
      );
    return listen.apply(this, args);
  };
  note({ kind: 'node' });
}
