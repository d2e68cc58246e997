import picomatch from 'picomatch';

/** Tells which paths (relative, with `/`) one of the globs means; without globs none (https://github.com/micromatch/picomatch). */
export function globMatcher(globs: readonly string[]): (path: string) => boolean {
  return globs.length === 0 ? () => false : picomatch([...globs]);
}
