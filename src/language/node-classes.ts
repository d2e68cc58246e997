import * as events from 'node:events';
import * as stream from 'node:stream';
import { memoised } from '../memoised';

const MODULES: Readonly<Record<string, unknown>> = { events: events.EventEmitter, stream: stream.Stream };

// Matches: events, events(), events.EventEmitter.prototype, stream.Transform()
const OF_CLASS = /^(?<module>events|stream)(?:\.(?<name>[A-Z]\w*))?(?<of>\(\)|\.prototype)?$/;

const NAME = /^[A-Za-z_$][\w$]*$/;

type Class = new () => object;

/**
 * Whether a class of Node that programs extend, an instance of it, or its prototype, is known to have nothing under a name, so that
 * whatever is there has been put there by the program.
 */
// Matches: rooms of class Room extends EventEmitter {}; Room.rooms = new Map();
export const lacksField = memoised((path: string, field: string): boolean => {
  const { module = '', name, of } = OF_CLASS.exec(path)?.groups ?? {};
  const found = name === undefined ? MODULES[module] : (MODULES[module] as Record<string, unknown>)[name];
  if (typeof found !== 'function' || !NAME.test(field)) return false;
  return !(field in (of === undefined ? found : new (found as Class)()));
});
