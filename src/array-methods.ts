/** Array methods whose callback may wait, and the generated helper that waits for it in their place. */
export const LOOP_HELPERS: ReadonlyMap<string, string> = new Map([
  ['forEach', 'eachInOrder'],
  ['map', 'mapInOrder'],
  ['filter', 'filterInOrder'],
  ['some', 'someInOrder'],
  ['every', 'everyInOrder'],
  ['find', 'findInOrder'],
]);
