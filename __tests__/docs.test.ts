import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createColors } from 'picocolors';
import { CONFIG_KEYS } from '../src/config';
import { ExitCode } from '../src/errors';
import { flags } from '../src/options/flags';
import { formatBaseline } from '../src/baseline/file';
import { help } from '../src/options/help';
import { reporterNames } from '../src/options/values';
import { HELPERS } from '../src/helpers/render';
import { HAZARD_CODES, hazardKindOf } from '../src/plan/hazards/hazard-kinds';
import { REASON_CODES, reasonOf } from '../src/plan/reasons';
import { toPatch } from '../src/report/patch';
import { toJson } from '../src/report/json';
import { toPretty } from '../src/report/pretty';
import type { BlockingMethod, BlockingModule } from '../src/types';
import { MODULES, NODE, PACKAGES } from '../transforms';
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

function hazardsTable(): string {
  const rows = HAZARD_CODES.map(hazardKindOf).map(({ code, meaning, advice }) => [`\`${code}\``, meaning, advice]);
  return table(['Code', 'What may happen', 'What to do'], rows);
}

/** One row for all methods that end alike. */
function catalogueTable({ name, methods }: BlockingModule): string {
  const alike = new Map<string, Set<string>>();
  for (const method of methods) {
    const end = [method.versions ?? '', becomes(name, method), notes(method)];
    const row = (methods.some(({ versions }) => versions) ? end : end.slice(1)).join(' | ');
    alike.set(row, (alike.get(row) ?? new Set()).add(nameOf(method)));
  }
  const head = methods.some(({ versions }) => versions)
    ? ['Call', 'Version', 'Becomes', 'But']
    : ['Call', 'Becomes', 'But'];
  return table(
    head,
    [...alike].map(([end, names]) => [[...names].join(', '), end]),
  );
}

function nameOf({ sync, constructed }: BlockingMethod): string {
  if (sync === 'default') return 'the module itself';
  return `\`${constructed ? 'new ' : ''}${sync}\``;
}

function becomes(module: string, { sync, async, via }: BlockingMethod): string {
  const isSameName = sync === `${async}Sync`;
  const name = async === 'default' ? 'the module itself' : `\`${async}\``;
  switch (via) {
    case 'promises':
      return isSameName ? `the same without \`Sync\`, of \`${module}/promises\`` : `${name} of \`${module}/promises\``;
    case 'promisify':
      return isSameName ? 'the same without `Sync`, promisified' : `${name}, promisified`;
    case 'own':
    case 'method':
      return isSameName ? 'the same without `Sync`' : name;
    case 'helper':
      return `the helper ${name}`;
    case 'none':
      return 'stays';
  }
}

function notes({ why, advice, since, notice, noticeBelow, caveat, refuse = [] }: BlockingMethod): string {
  const parts = [
    notice &&
      (noticeBelow ? `below ${noticeBelow} for information only: ` : 'for information only: ') +
        reasonOf(notice).message,
    why,
    advice,
    since && `Node ${since}`,
    caveat && (caveat.guard ? `${caveat.message}, but ${caveat.guard}` : `for review: ${caveat.message}`),
    ...new Set(refuse.map((rule) => `refused in part: ${rule.why}`)),
  ];
  return parts.filter(Boolean).join('; ').replace(/\|\|/g, 'or');
}

function catalogue(): string {
  return MODULES.map((module) => `## ${module.name}\n\n${catalogueTable(module)}`).join('\n\n');
}

function modulesTable(): string {
  const names = (modules: readonly BlockingModule[]): string => modules.map(({ name }) => `\`${name}\``).join(', ');
  return table(
    ['From', 'Modules'],
    [
      ['Node', names(NODE)],
      ['packages', names(PACKAGES)],
    ],
  );
}

const TABLES: readonly (readonly [file: string, name: string, text: string])[] = [
  ['README.md', 'reasons', reasonsTable()],
  ['README.md', 'hazards', hazardsTable()],
  ['README.md', 'modules', modulesTable()],
  ['docs/catalogue.md', 'catalogue', catalogue()],
];

function updateTables(): void {
  for (const [file, name, rows] of TABLES) {
    const path = join(root, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(made(name), () => `\n${rows}\n\n`),
    );
  }
}

/** The contents of the code blocks of a language, without the last line end. */
function blocks(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)\\n\`\`\`$`, 'gm'))].map(([, block]) => block);
}

if (isUpdating) updateTables();

test.each(TABLES)('%s has the table of the %s as the code has it; UPDATE_DOCS=1 writes it', (file, name, rows) => {
  expect(
    made(name)
      .exec(readFileSync(join(root, file), 'utf8'))?.[0]
      .trim(),
  ).toBe(rows);
});

describe('README.md', () => {
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

test('docs/reports.md has a row for each reporter, and the keys that JSON really has', async () => {
  const text = readFileSync(join(root, 'docs/reports.md'), 'utf8');
  expect([...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)).toEqual(
    expect.arrayContaining([...reporterNames, 'ignored', 'unusedIgnores', 'check']),
  );
  const input = { version: '', files: 0, findings: [], skippedFiles: [], comparison: NOTHING_NEW };
  expect(Object.keys(JSON.parse(toJson([input])))).toEqual(
    expect.arrayContaining(['ignored', 'unusedIgnores', 'check']),
  );
  expect(text).toContain(JSON.parse(formatBaseline({ contexts: [], counts: new Map() })).about);
});

const NOTHING_NEW = { added: [], known: [], slack: [], isFirst: false };

describe('CONTRIBUTING.md', () => {
  // Matches: src/scan/syntax/parse.ts, also inside of a drawing; of transforms/<module>.ts only the folder
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
