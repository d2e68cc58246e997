import { BUILT_IN_METHODS } from '../../language/built-in-objects';
import { LOCALS } from '../../language/views';
import { isSelf } from '../../language/fields';
import type { CallFacts } from '../../types';

const OBJECTS = /^(?:console|process|JSON|Object|Array|Promise|Reflect|util|path|assert)(?:$|\.)/;

/**
 * The name under which a field of an outside value is shared. All values of unknown origin share their fields, so that
 * what is stored in `app.locals.store` is found at `….store`; built-in objects have their own. Undefined for names that
 * nearly every value has, such as `map`.
 */
export function sharedName(path: string, field: string): string | undefined {
  if (OBJECTS.test(path)) return `${path}.${field}`;
  return BUILT_IN_METHODS.has(field) ? undefined : field;
}

const PARSED = 'JSON.parse()';

/** What a part of parsed data is: data, too, unless it is a method. */
// Matches: JSON.parse(text).list, and not: JSON.parse(text).map
export function partOfData(path: string, field: string): string | undefined {
  return path === PARSED && !BUILT_IN_METHODS.has(field) ? PARSED : undefined;
}

/** Whether what is merged into an outside value is merged into all others of unknown origin. */
export function sharesFields(path: string): boolean {
  return !OBJECTS.test(path) && path !== LOCALS;
}

/** Methods that call a function with another `this`. */
const LENT = /(?:^|\.)([\w$]+)\??\.(?:call|apply|bind)$/;
/**
 * Calls of a superclass constructor do not call methods of subclasses: `Base.call(this)`,
 * `Base.prototype.close.call(this)`.
 */
const OF_CLASS = /(?:^|\.)[A-Z][\w$]*(?:\.prototype\.[\w$]+)?\??\.(?:call|apply|bind)$/;
/** Conventional names of functions taken from `Object`. */
const ASKS = /^_*has/;

// Matches: plugin.start.call(room), and neither Object.prototype.hasOwnProperty.call(room, 'notes') nor slice.call(list)
/** Whether an outside function gets the value as its `this`, and may call its methods. */
export function lendsSelf({ text, name: how, args }: Pick<CallFacts, 'text' | 'name' | 'args'>): boolean {
  const [, name] = LENT.exec(text) ?? [];
  // Matches: consumer.apply(Logger), a method of its own by that name
  if (how === 'apply' && args.length === 0) return false;
  // Matches: this.show.bind(this)
  const isOwn = how === 'bind' && args.length > 0 && text.startsWith(`${args[0].text}.${name}`);
  return name !== undefined && !isOwn && !BUILT_IN_METHODS.has(name) && !ASKS.test(name) && !OF_CLASS.test(text);
}

const BY_ITSELF = new Set(['prototype', 'constructor', '__esModule', '__proto__']);

/** Whether a field has a name that only a program gives, so that what is stored under a computed name may be there. */
export function isPlainName(field: string): boolean {
  return /^[\w$-]+$/.test(field) && !isSelf(field) && !BUILT_IN_METHODS.has(field) && !BY_ITSELF.has(field);
}

/** Whether values have the name by their kind, so that reading it from a table hardly means an entry. */
export function isBuiltInMethod(name: string): boolean {
  return BUILT_IN_METHODS.has(name);
}
