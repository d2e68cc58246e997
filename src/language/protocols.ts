/** The field of a method whose name is a well-known symbol. */
export const ITERATOR = '[Symbol.iterator]';

/** The field of a method that `util.inspect` and `console.log` call: https://nodejs.org/api/util.html#utilinspectcustom */
export const INSPECTION = '[util.inspect.custom]';
/** The name of its symbol among those of the whole process. */
export const REGISTERED_INSPECTION = 'nodejs.util.inspect.custom';

/** Methods that the language, or Node, calls itself: for an operator, `JSON.stringify`, a loop, `await` or `console.log`. */
const CALLED = /^(?:toString|toJSON|valueOf|toLocaleString|then|\[Symbol\.\w+\]|\[util\.inspect\.custom\])$/;

/** Methods by which a loop, a spread or a pattern takes what an iterator gives. */
export const OF_ITERATORS: readonly string[] = ['next', 'return', 'throw'];

/** Whether the language itself calls what an object has under a name. */
export function isCalledByLanguage(name: string): boolean {
  return CALLED.test(name);
}
