import type { Skip, SourceFile } from '../../src/types';
import { fileFixtures, repoFixtures } from './fixtures';
import { textsBelow } from './folders';

/** One call that stays, and the code of the reason. */
export interface Refusal {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

// Matches: use(fs.readFileSync(path)); // stays: in-constructor
const MARK = /\bstays: ([a-z-]+)/g;

/** The refusals that the comments of a fixture announce, each in the line of its call. */
export function announced(files: readonly SourceFile[]): Refusal[] {
  return files
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => [...line.matchAll(MARK)].map(([, code]) => ({ file: path, line: index + 1, code }))),
    )
    .sort(byPlace);
}

/** The refusals that the tool utters. */
export function uttered(skipped: readonly Skip[]): Refusal[] {
  return skipped.map(({ finding, code }) => ({ file: finding.file, line: finding.line, code })).sort(byPlace);
}

function byPlace(a: Refusal, b: Refusal): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || (a.code < b.code ? -1 : 1);
}

/** Every code that some fixture announces. */
export function announcedAnywhere(): ReadonlySet<string> {
  const files = fileFixtures().map(({ name, input }) => ({ path: name, text: input }));
  const repos = repoFixtures().flatMap(({ input }) => [...textsBelow(input)].map(([path, text]) => ({ path, text })));
  return new Set(announced([...files, ...repos]).map(({ code }) => code));
}
