import { EventEmitter } from 'node:events';

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

/** True for a name that values have from their kind: who reads it of a table hardly means an entry. */
export function isBuiltInMethod(name: string): boolean {
  return METHODS.has(name);
}
