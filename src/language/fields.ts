/** Pseudo-field for all elements of a list and all computed properties. */
export const ANY_FIELD = '*';
/** What an object inherits from, as its field: https://tc39.es/ecma262/#sec-__proto__-property-names-in-object-initializers */
export const PROTOTYPE = '__proto__';
/**
 * Pseudo-field that `for … of`, a spread argument or `list.pop()` reads: the elements of lists, nothing of other
 * objects.
 */
export const ELEMENTS = '[]';
/** Pseudo-field that `Object.values` reads: all own properties, none that are inherited. */
export const OWN_FIELDS = '{}';

const INDEX = /^\d+$/;
const SELF = new Set([ANY_FIELD, ELEMENTS, OWN_FIELDS, 'default']);

/** Whether a field is an element of a list. */
export function isIndex(field: string): boolean {
  return INDEX.test(field);
}

/** Whether a field is private to its class (`#items`), so that no computed name reads it. */
export function isHardPrivate(field: string): boolean {
  return field.startsWith('#');
}

/** Whether a field stands for one or all elements of a list. */
export function isElement(field: string): boolean {
  return field === ELEMENTS || field === ANY_FIELD || isIndex(field);
}

/** Whether a field of an outside value says no more than the value itself. */
export function isSelf(field: string): boolean {
  return SELF.has(field);
}

/** The field under which an accessor is stored: a getter function is not the value of its property. */
export function accessorField(kind: string, field: string): string {
  return kind === 'get' || kind === 'set' ? `${kind} ${field}` : field;
}

/** Whether an accessor is stored under a field: it is no property of its own. */
export function isAccessorField(field: string): boolean {
  return field.startsWith('get ') || field.startsWith('set ');
}
