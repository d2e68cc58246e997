import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createColors } from 'picocolors';
import { CONFIG_KEYS } from '../src/config';
import { ExitCode } from '../src/errors';
import { flags } from '../src/flags';
import { help } from '../src/help';
import { HELPERS } from '../src/helpers/render';
import { REASON_CODES, reasonOf } from '../src/plan/reasons';
import { toPatch } from '../src/report/patch';
import { toPretty } from '../src/report/pretty';
import type { BlockingMethod, BlockingModule } from '../src/types';
import { MODULES } from '../transforms';
import { outcomeOf } from './support/pipeline';

/** `UPDATE_DOCS=1 npm test -- docs` writes the tables of README.md that are made from the code. */
const isUpdating = process.env.UPDATE_DOCS === '1';
const root = join(__dirname, '..');
const example = join(root, 'examples/legacy-express');

const readme = (): string => readFileSync(join(root, 'README.md'), 'utf8');
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

/** The text between the marks of a table that is made from the code. */
function made(name: string): RegExp {
  return new RegExp(`(?<=<!-- made: ${name} -->\\n)[^]*?(?=<!-- /made -->)`);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function reasonsTable(): string {
  const rows = REASON_CODES.map(reasonOf).map(({ code, message, advice }) => [`\`${code}\``, message, advice]);
  return table(['Code', 'Why it stays', 'What to do'], rows);
}

/** One row for all methods that end alike. */
function catalogueTable({ name, methods }: BlockingModule): string {
  const alike = new Map<string, string[]>();
  for (const method of methods) {
    const end = [becomes(name, method), notes(method)].join(' | ');
    alike.set(end, [...(alike.get(end) ?? []), `\`${method.sync}\``]);
  }
  return table(
    ['Call', 'Becomes', 'But'],
    [...alike].map(([end, names]) => [names.join(', '), end]),
  );
}

function becomes(module: string, { sync, async, via }: BlockingMethod): string {
  const isSameName = sync === `${async}Sync`;
  switch (via) {
    case 'promises':
      return isSameName
        ? `the same without \`Sync\`, of \`${module}/promises\``
        : `\`${async}\` of \`${module}/promises\``;
    case 'promisify':
      return isSameName ? 'the same without `Sync`, promisified' : `\`promisify(${async})\``;
    case 'helper':
      return `the helper \`${async}\``;
    case 'none':
      return 'stays';
  }
}

function notes({ why, since, refuse = [] }: BlockingMethod): string {
  const parts = [
    why,
    since && `from Node ${since}`,
    ...new Set(refuse.map((rule) => `some arguments are refused: ${rule.why}`)),
  ];
  return parts.filter(Boolean).join('; ');
}

const TABLES: readonly (readonly [name: string, text: string])[] = [
  ['reasons', reasonsTable()],
  ...MODULES.map((module) => [`catalogue of ${module.name}`, catalogueTable(module)] as const),
];

function updateTables(): void {
  const text = TABLES.reduce((all, [name, rows]) => all.replace(made(name), () => `\n${rows}\n\n`), readme());
  writeFileSync(join(root, 'README.md'), text);
}

/** The contents of the code blocks of a language, without the last line end. */
function blocks(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)\\n\`\`\`$`, 'gm'))].map(([, block]) => block);
}

if (isUpdating) updateTables();

describe('README.md', () => {
  test.each(TABLES)('has the table of the %s as the code has it; UPDATE_DOCS=1 writes it', (name, rows) => {
    expect(made(name).exec(readme())?.[0].trim()).toBe(rows);
  });

  test('begins with the two commands', () => {
    const commands = ['npm ci && npx unblock --dry-run examples/legacy-express', 'npm ci && npm test'];
    expect(blocks(readme(), 'sh')[0].split('\n')).toEqual(commands);
  });

  test('has a row for each flag, and for no other', () => {
    const row = /^\| (?:`-(\w)`, )?`--([\w-]+)/gm;
    const rows = [...readme().matchAll(row)].map(([, short, name]) => ({ name, short }));
    const known = flags.map(({ name, short }) => ({ name, short }));
    const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name);
    expect(rows.sort(byName)).toEqual([...known].sort(byName));
  });

  test('has a row for each exit code that the help names', () => {
    const rows = [...readme().matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code));
    const named = Object.values(ExitCode).filter((code) => new RegExp(`\\b${code} [a-z]`).test(help));
    expect(rows).toEqual(named);
  });

  test('names each helper', () => {
    expect(HELPERS.filter((helper) => !readme().includes(`\`${helper}\``))).toEqual([]);
  });

  test('quotes what the tool says of the example', async () => {
    const { plan, changes, analysis, project } = await outcomeOf(example);
    const patch = toPatch(changes, '');
    const { findings, skipped } = analysis;
    const input = { version: '', files: project.files.length, findings, skippedFiles: skipped, plan, changes };
    const report = toPretty(input, { colors: createColors(false), width: Infinity, all: false });
    const [proof] = blocks(readme(), 'text');
    const lines = proof.split('\n').filter((line) => line !== '' && line !== '…');
    expect(lines.filter((line) => !report.split('\n').includes(line))).toEqual([]);
    expect(blocks(readme(), 'diff').filter((diff) => !patch.includes(`${diff}\n`))).toEqual([]);
    expect(blocks(readme(), 'diff')).not.toEqual([]);
  });
});

test('docs/configuration.md names every key', () => {
  const text = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
  expect(CONFIG_KEYS.filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
});

describe('CONTRIBUTING.md', () => {
  // Matches: src/scan/parse.ts, also inside of a drawing; of transforms/<module>.ts only the folder
  const PATH = /(?<![\w./-])(?:src|transforms|scripts|examples|bin|__tests__|__testfixtures__|\.ci)\/[\w./-]*/g;

  test('names no path that is not there', () => {
    const paths = [...contributing.matchAll(PATH)].map(([path]) => path.replace(/\.$/, ''));
    expect(paths).toContain('src/run.ts');
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('names every folder of src', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => `src/${name}/`).filter((path) => !contributing.includes(path))).toEqual([]);
  });
});

test.each(['README.md', 'CONTRIBUTING.md'])('%s names no npm script that is not there', (name) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const named = [...readFileSync(join(root, name), 'utf8').matchAll(/\bnpm run ([\w:]+)/g)].map(([, script]) => script);
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});
