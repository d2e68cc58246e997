import { EventEmitter } from 'node:events';
import type { CallFacts } from '../types';

const METHODS = new Set(
  [Object, Array, String, Map, Set, Promise, Function, Number, RegExp, Date, EventEmitter]
    .flatMap((type) => Object.getOwnPropertyNames(type.prototype))
    .filter((name) => name !== 'constructor' && name !== 'prototype'),
);
const OBJECTS = /^(?:console|process|JSON|Object|Array|Promise|Reflect|util|path|assert)(?:$|\.)/;

/**
 * The name under which a field of something outside is shared: all things of unknown origin share their fields, so that what is
 * put in `app.locals.store` is found by `….store`; built-in objects have their own. Undefined where who replaces a method of one
 * thing does not do so for all: nearly every value has `map`.
 */
export function sharedName(path: string, field: string): string | undefined {
  if (OBJECTS.test(path)) return `${path}.${field}`;
  return METHODS.has(field) ? undefined : field;
}

/** True where a thing outside shares its fields with all others that do. */
export function sharesFields(path: string): boolean {
  return !OBJECTS.test(path);
}

/** How a function is called on something that it is not a method of. */
const LENT = /(?:^|\.)([\w$]+)\??\.(?:call|apply|bind)$/;
/** What a class is made of calls nothing of those that extend it: `Base.call(this)`, `Base.prototype.close.call(this)`. */
const OF_CLASS = /(?:^|\.)[A-Z][\w$]*(?:\.prototype\.[\w$]+)?\??\.(?:call|apply|bind)$/;
/** As people name what they take from `Object`. */
const ASKS = /^_*has/;

// Matches: plugin.start.call(room), and neither Object.prototype.hasOwnProperty.call(room, 'notes') nor slice.call(list)
/** True for a function that gets something as its `this`, and may call what it has. */
export function lendsSelf({ text, name: how, args }: Pick<CallFacts, 'text' | 'name' | 'args'>): boolean {
  const [, name] = LENT.exec(text) ?? [];
  // Matches: consumer.apply(Logger), a method of its own by that name
  if (how === 'apply' && args.length === 0) return false;
  // Matches: this.show.bind(this)
  const isOwn = how === 'bind' && args.length > 0 && text.startsWith(`${args[0].text}.${name}`);
  return name !== undefined && !isOwn && !METHODS.has(name) && !ASKS.test(name) && !OF_CLASS.test(text);
}

/** True for a name that values have from their kind: who reads it of a table hardly means an entry. */
export function isBuiltInMethod(name: string): boolean {
  return METHODS.has(name);
}
