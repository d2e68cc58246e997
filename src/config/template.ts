/** What is known of a project for which a configuration is written. */
export interface Sight {
  /** Its frameworks, in words: `Express 4.18`. */
  readonly frameworks: readonly string[];
  /** Number of functions that requests call. */
  readonly handlers: number;
  /** Files that start the server, relative to the project's folder. */
  readonly entries: readonly string[];
  /** Commands that run its tests and start it. */
  readonly test?: string;
  readonly start?: string;
  /** A path that the server answers without parameters. */
  readonly url?: string;
  readonly format: 'cjs' | 'esm' | 'ts';
  /** Whether `unblock` can be imported where others read the file: editors, the compiler. */
  readonly isInstalled: boolean;
}

/**
 * The text of a configuration for a project. What was found is filled in; what would change how unblock works is
 * commented out.
 */
export function configText(sight: Sight): string {
  const { head, open, close } = wrappers(sight);
  const keys = [entryKey(sight), ...verifyKeys(sight), ...CHOICES, ...hotKey(sight)];
  const body = keys.map(({ about, lines }) =>
    [...about.map((text) => `// ${text}`), ...lines].map(indented).join('\n'),
  );
  return `${[...head, open].join('\n')}\n${body.join('\n\n')}\n${close}\n`;
}

interface Key {
  readonly about: readonly string[];
  readonly lines: readonly string[];
}

function indented(line: string): string {
  return `  ${line}`;
}

function wrappers({ format, isInstalled }: Sight): { head: readonly string[]; open: string; close: string } {
  const start = format === 'cjs' ? 'module.exports =' : 'export default';
  const brought = format === 'cjs' ? "const { defineConfig } = require('unblock');" : IMPORT;
  if (isInstalled) return { head: [...ABOUT, brought, ''], open: `${start} defineConfig({`, close: '});' };
  if (format === 'ts') return { head: [...ABOUT, ...UNTYPED, ''], open: `${start} {`, close: '};' };
  return { head: [...ABOUT, '', "/** @type {import('unblock').UnblockConfig} */"], open: `${start} {`, close: '};' };
}

const IMPORT = "import { defineConfig } from 'unblock';";
const ABOUT = [
  '// Configuration of unblock (npx unblock). Flags on the command line beat it.',
  '// Lines that begin with // are off: open those you want.',
];
const UNTYPED = [`// With unblock among the devDependencies, ${IMPORT}`, '// and defineConfig({ … }) check the keys.'];

function entryKey({ entries, handlers, frameworks }: Sight): Key {
  if (entries.length === 0)
    return { about: ['Files that start the server. None was found: name yours.'], lines: ["// entry: ['server.js'],"] };
  const seen = `Found: ${frameworks.join(', ')}; ${handlers} ${handlers === 1 ? 'request handler' : 'request handlers'}.`;
  return { about: ['Files that start the server.', seen], lines: [`entry: ${listOf(entries)},`] };
}

function verifyKeys({ test, start, url }: Sight): readonly Key[] {
  const about = 'Run before and after a change; change sets that break it are reverted.';
  return [
    { about: [about], lines: [`// verify: ${textOf(test ?? 'npm test')},`] },
    {
      about: ['Start the app before and after, with a free port in PORT, and compare its responses.'],
      lines: [`// smoke: ${textOf(start ?? 'node server.js')},`, `// url: [${textOf(url ?? '/')}],`],
    },
  ];
}

const CHOICES: readonly Key[] = [
  { about: ['Files that are not yours to change.'], lines: ["// exclude: ['vendor/**'],"] },
  {
    about: ["What is acted on: 'request' (default), 'background', 'startup', 'tooling', 'unknown', 'all'."],
    lines: ["// context: ['request'],"],
  },
  {
    about: ["The lowest severity to act on: 'low' (default), 'medium', 'high', 'critical'."],
    lines: ["// severity: 'high',"],
  },
  { about: ["How much --yes may take: 'safe' (default) or 'review'."], lines: ["// risk: 'safe',"] },
  { about: ['Tests stay as they are: what they call keeps its synchronous form.'], lines: ['// keepTests: true,'] },
  {
    about: ['The maximum age of a result of existsSync and statSync, in milliseconds.'],
    lines: ['// fsCache: { ttl: 0 },'],
  },
  {
    about: ['How many callbacks of map and the like run at once where they only read.'],
    lines: ['// parallel: 8,'],
  },
];

function hotKey({ handlers }: Sight): readonly Key[] {
  const why = handlers === 0 ? 'No request handler was found. If there are some' : 'If there are more';
  return [
    {
      about: [`${why}, name them; awaited: whoever calls them awaits`, 'the promise and handles its rejection.'],
      lines: ["// hot: [{ match: 'api/**/*.js', awaited: true }],"],
    },
  ];
}

function listOf(texts: readonly string[]): string {
  return `[${texts.map(textOf).join(', ')}]`;
}

function textOf(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}
