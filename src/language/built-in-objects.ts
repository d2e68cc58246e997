import { EventEmitter } from 'node:events';

/** Functions of the language that decide what an object inherits, or define its properties one by one. */
export const CREATES = 'Object.create';
export const INHERITING: ReadonlySet<string> = new Set(['Object.setPrototypeOf', 'Reflect.setPrototypeOf']);
export const DEFINES = 'Object.defineProperties';
export const PROXY = 'Proxy';

/** Functions of the language that make a plain value of another one, and neither keep it nor call what it has. */
export const CONVERSIONS: ReadonlySet<string> = new Set(
  'parseInt parseFloat isNaN isFinite Number String Boolean BigInt encodeURIComponent decodeURIComponent encodeURI decodeURI'.split(
    ' ',
  ),
);

/** The access paths of functions that decide what objects inherit. */
export const OBJECT_PATHS: readonly string[] = [CREATES, ...INHERITING, DEFINES, PROXY];

/** The names of methods that values have by their kind. */
export const BUILT_IN_METHODS: ReadonlySet<string> = new Set(
  [Object, Array, String, Map, Set, Promise, Function, Number, RegExp, Date, EventEmitter]
    .flatMap((type) => Object.getOwnPropertyNames(type.prototype))
    .filter((name) => name !== 'constructor' && name !== 'prototype'),
);
