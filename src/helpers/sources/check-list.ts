/**
 * Fails where an array method fails: what was read, or sent by a client, may be
 * no array.
 */
export function checkList(list: unknown): void {
  if (!Array.isArray(list)) throw new TypeError(`${list === null ? 'null' : typeof list} is not an array`);
}
