/** Field that stands for every element of a list and every computed property. */
export const ANY_FIELD = '*';
/** What `for … of`, a spread argument or `list.pop()` reads: the elements of lists, nothing of other objects. */
export const ELEMENTS = '[]';
/** What `Object.values` reads: all that an object itself has, nothing that it inherits. */
export const OWN_FIELDS = '{}';

const INDEX = /^\d+$/;
const SELF = new Set([ANY_FIELD, ELEMENTS, OWN_FIELDS, 'default']);

/** True for a field that is an element of a list. */
export function isIndex(field: string): boolean {
  return INDEX.test(field);
}

/** True for a field that stands for one or all elements of a list. */
export function isElement(field: string): boolean {
  return field === ELEMENTS || field === ANY_FIELD || isIndex(field);
}

/** True for a field that, of a thing outside, tells nothing more than the thing itself. */
export function isSelf(field: string): boolean {
  return SELF.has(field);
}
