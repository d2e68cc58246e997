import { stripVTControlCharacters } from 'node:util';

/** How test runners print the name of a failed test, one row each. The first group is the name. */
const ROWS: readonly (readonly [runner: string, pattern: RegExp])[] = [
  // Matches: not ok 2 - pays an invoice # time=3ms
  ['TAP (node:test in pipes, tap, ava --tap)', /^[ \t]*not ok \d+(?: -)? (?!.* # (?:TODO|SKIP))(.+?)(?: # .*)?$/gm],
  // Matches: ✖ pays an invoice (3.1ms)
  ['node:test, spec reporter', /^[ \t]*✖ (.+?) \(\d[\d.]*ms\)$/gm],
  // Matches:   ● invoices › pays an invoice
  ['jest', /^[ \t]*● (?!Console$|Test suite failed)(.+)$/gm],
  // Matches:  FAIL  test/a.test.ts > invoices > pays an invoice
  ['vitest', /^[ \t]*FAIL[ \t]+(\S.* > .+)$/gm],
  // Matches:   1) invoices
  //                 pays an invoice:
  ['mocha', /^ {2}\d+\) ((?:.+\n {7,})*.+):$/gm],
  // Matches:   ✘ [fail]: pays an invoice
  ['ava', /^[ \t]*✘ \[fail\]: (.+)$/gm],
  // Matches: FAIL src/a.test.js
  ['jest, a whole file', /^FAIL (\S+\.[cm]?[jt]sx?)\b/gm],
];

/** Maximum number of tests that are named. */
const MAX_NAMES = 20;
/** Maximum number of lines shown of an output. */
const EXCERPT = 12;

/** The failed tests in an output. */
export interface FailedTests {
  readonly names: readonly string[];
  /** The lines around the first failure; the last lines of the output if it names none. */
  readonly excerpt: readonly string[];
}

/** The failed tests, as named by the runner; if several patterns match, the first one counts. */
export function failedTests(output: string): FailedTests {
  const text = stripVTControlCharacters(output).trimEnd().replace(/\r\n/g, '\n');
  for (const [, pattern] of ROWS) {
    const found = [...text.matchAll(pattern)].map(({ 1: name, index }) => ({
      index,
      name: name.replace(/\n\s+/g, ' › '),
    }));
    const names = withoutGroups([...new Set(found.map(({ name }) => name.trim()))]).slice(0, MAX_NAMES);
    const first = found.find(({ name }) => name.trim() === names[0]);
    if (first) return { names, excerpt: text.slice(first.index).split('\n').slice(0, EXCERPT) };
  }
  return { names: [], excerpt: text.split('\n').slice(-EXCERPT) };
}

// node:test also reports the file and each group as a failed test; the innermost comes first.
function withoutGroups(names: readonly string[]): readonly string[] {
  const tests = names.filter((name) => !/^(?:\/|\.{0,2}\/|[A-Z]:\\|[\w.-]+\/).*\.[cm]?[jt]sx?$/.test(name));
  return tests.length > 0 ? tests : names;
}
