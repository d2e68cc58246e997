import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import type { Ledger } from './ledger';
import { Request } from './request';
import { Stretches } from './stretches';

/** The request for which code is running, across timers, promises and callbacks. */
const current = new AsyncLocalStorage<Request>();
const byMessage = new WeakMap<object, Request>();

/** The request for which code is running, if any. */
export function currentRequest(): Request | undefined {
  return current.getStore();
}

type Emit = EventEmitter['emit'];
type Emitter = { emit: Emit };

/**
 * Records every request to a server of this process in the ledger, from now on. The emission of events only changes the
 * current request; listeners are called with the same arguments, in the same order.
 */
export function followRequests(ledger: Ledger): Stretches {
  const stretches = new Stretches(ledger, currentRequest);
  const plain = http2.createServer();
  const servers: readonly object[] = [http.Server.prototype, https.Server.prototype, Object.getPrototypeOf(plain)];
  plain.close();
  for (const prototype of servers) replaceEmit(prototype as Emitter, (emit) => serverEmit(emit, ledger, stretches));
  const messages = [http.IncomingMessage, http.ServerResponse, http2.Http2ServerRequest, http2.Http2ServerResponse];
  for (const { prototype } of messages)
    replaceEmit(prototype as unknown as Emitter, (emit) => messageEmit(emit, stretches));
  return stretches;
}

function replaceEmit(prototype: Emitter, replacement: (emit: Emit) => Emit): void {
  prototype.emit = replacement(prototype.emit);
}

function serverEmit(emit: Emit, ledger: Ledger, stretches: Stretches): Emit {
  return function (this: EventEmitter, ...args: Parameters<Emit>): boolean {
    const [event, message, answer] = args;
    if (event === 'listening') {
      ledger.listening();
      stretches.follow();
    }
    if (event !== 'request' && event !== 'upgrade') return Reflect.apply(emit, this, args) as boolean;
    const request = new Request(message as IncomingMessage, event === 'upgrade');
    follow(request, [message as object, answer as object], ledger);
    return turn(request, stretches, () => Reflect.apply(emit, this, args) as boolean);
  };
}

function follow(request: Request, messages: readonly object[], ledger: Ledger): void {
  for (const message of messages) byMessage.set(message, request);
  ledger.open(request);
  // Not a listener on the response: the app may count or remove those.
  request.closed = () => ledger.close(request);
}

/** Events of a request and its response belong to it, although they are caused by data of an older socket. */
function messageEmit(emit: Emit, stretches: Stretches): Emit {
  return function (this: EventEmitter, ...args: Parameters<Emit>): boolean {
    const request = byMessage.get(this);
    if (request === undefined) return Reflect.apply(emit, this, args) as boolean;
    // Nearly all events are emitted by the code of the request itself.
    if (args[0] !== 'close' && current.getStore() === request) return Reflect.apply(emit, this, args) as boolean;
    try {
      return turn(request, stretches, () => Reflect.apply(emit, this, args) as boolean);
    } finally {
      if (args[0] === 'close' && !(this instanceof http.IncomingMessage)) request.closed();
    }
  };
}

function turn(request: Request, stretches: Stretches, work: () => boolean): boolean {
  return stretches.turn(request, () => current.run(request, work));
}
