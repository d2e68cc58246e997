import { globalsSetIn } from '../../language/requests';
import { isTestFile } from '../../projects/test-files';
import type { SourceFile } from '../../types';

/** The files that name what some of them make global: they may call what is there. */
export function filesThatShare(files: readonly SourceFile[], makers: readonly SourceFile[]): readonly SourceFile[] {
  const names = new Set(makers.flatMap(({ path, text }) => (isTestFile(path) ? [] : globalsSetIn(text))));
  if (names.size === 0) return [];
  const named = new RegExp(
    `(?<![\\w$])(?:${[...names].map((name) => name.replace(/\$/g, '\\$')).join('|')})(?![\\w$])`,
  );
  return files.filter(({ text }) => named.test(text));
}
