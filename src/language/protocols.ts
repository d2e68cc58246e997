/** The field of a method whose name is a well-known symbol. */
export const ITERATOR = '[Symbol.iterator]';

/** Methods that the language calls itself: for an operator, `JSON.stringify`, a loop or `await`. */
const CALLED = /^(?:toString|toJSON|valueOf|toLocaleString|then|\[Symbol\.\w+\])$/;

/** Methods by which a loop, a spread or a pattern takes what an iterator gives. */
export const OF_ITERATORS: readonly string[] = ['next', 'return', 'throw'];

/** Whether the language itself calls what an object has under a name. */
export function isCalledByLanguage(name: string): boolean {
  return CALLED.test(name);
}
