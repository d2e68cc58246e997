import picomatch from 'picomatch';

/**
 * A test whether a relative path (with `/`) matches one of the globs; without globs none does
 * (https://github.com/micromatch/picomatch).
 */
export function globMatcher(globs: readonly string[]): (path: string) => boolean {
  return globs.length === 0 ? () => false : picomatch([...globs]);
}
