/** A function that loads the room it comes from when it is first called: most runs have no use for most rooms. */
export function onFirstUse<F extends (...args: never[]) => unknown>(load: () => F): F {
  return ((...args) => load()(...args)) as F;
}
