import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fixtures that wait for a mend can be kept elsewhere, and run with `FIXTURES=<folder>`. */
const root = process.env.FIXTURES ?? join(__dirname, '../../__testfixtures__');
/** Folders of whole projects; the others hold single files. */
const PROJECTS = new Set(['repos', 'scans', 'eval', 'cpu', 'servers', 'schedules', 'settings']);
const INPUT = /^(.+)\.input(\.[cm]?[jt]s)$/;

/** One file before, and after; without an output it must not change. */
export interface FileFixture {
  readonly module: string;
  /** `fs/awaits-in-a-template-literal.js`. */
  readonly name: string;
  /** What the file is called in the program that is made of it. */
  readonly path: string;
  readonly outputPath: string;
  readonly input: string;
  readonly output?: string;
}

/** One project before, and the files of it that change or are made; without an output folder nothing may change. */
export interface RepoFixture {
  readonly name: string;
  readonly input: string;
  readonly output: string;
}

/** Every `__testfixtures__/<module>/<behaviour>.input.<extension>`. */
export function fileFixtures(): FileFixture[] {
  return foldersIn(root)
    .filter((module) => !PROJECTS.has(module))
    .flatMap((module) => readdirSync(join(root, module)).flatMap((file) => readFixture(module, file)));
}

/** Every `__testfixtures__/repos/<case>`. */
export function repoFixtures(): RepoFixture[] {
  const repos = join(root, 'repos');
  return foldersIn(repos).map((name) => ({
    name,
    input: join(repos, name, 'input'),
    output: join(repos, name, 'output'),
  }));
}

/** Every `__testfixtures__/scans/<case>`: its comments say what must be found, and from where. */
export function scanFixtures(): { readonly name: string; readonly root: string }[] {
  const scans = join(root, 'scans');
  return existsSync(scans) ? foldersIn(scans).map((name) => ({ name, root: join(scans, name) })) : [];
}

/** Arguments of the invocation that a case is about: `scripts.unblock` in its package.json. */
export function argumentsOf({ input }: RepoFixture): string[] {
  const manifest = JSON.parse(readFileSync(join(input, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return (manifest.scripts?.unblock ?? '').split(' ').slice(1).filter(Boolean);
}

/** Files below the fixtures of single files that belong to no fixture: an output whose input is misspelt would test nothing. */
export function strayFiles(): string[] {
  const files = foldersIn(root)
    .filter((module) => !PROJECTS.has(module))
    .flatMap((module) => readdirSync(join(root, module)).map((file) => `${module}/${file}`));
  const known = new Set(files.filter((file) => INPUT.test(file)).map((file) => file.replace('.input.', '.output.')));
  return files.filter((file) => !INPUT.test(file) && !known.has(file));
}

function readFixture(module: string, file: string): FileFixture[] {
  const match = INPUT.exec(file);
  if (!match) return [];
  const [, behaviour, extension] = match;
  const outputPath = join(root, module, `${behaviour}.output${extension}`);
  return [
    {
      module,
      name: `${module}/${behaviour}${extension}`,
      path: `app${extension}`,
      outputPath,
      input: readFileSync(join(root, module, file), 'utf8'),
      output: existsSync(outputPath) ? readFileSync(outputPath, 'utf8') : undefined,
    },
  ];
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}
