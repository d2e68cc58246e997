import { MODULES } from '../../transforms';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { analyse, type Analysis } from '../pipeline/analyse';
import { configFileIn, configText, type Sight } from '../config';
import { ExitCode, UserError } from '../errors';
import { serverFiles } from '../graph/reach/roots';
import type { Io } from '../shell/io';
import { printable } from '../shell/printable';
import { progressOn } from '../shell/progress';
import { compareText, count } from '../findings/proof';
import { compilesRoot } from '../scan/project/package';
import { readProject } from '../scan/project/read';
import { isTestFile } from '../projects/test-files';
import type { Entry, Project } from '../types';

/**
 * Writes a configuration for the project in a folder, from what is found in it, and prints next steps to stdout. Throws
 * a UserError (guard) if one exists: it is never overwritten.
 */
export async function initialise(root: string, io: Io, quiet: boolean): Promise<ExitCode> {
  refuseSecond(root);
  const progress = progressOn(io, quiet);
  progress('reading files');
  const project = readProject(root, { gitignore: true, exclude: [] });
  progress(`following calls through ${project.files.length} files`);
  // Without the slice, because the handlers do not depend on what blocks.
  const about = { modules: MODULES, slice: false, entries: [], alone: false };
  const sight = sightOf(project, await analyse(project, about).finally(() => progress('')));
  const name = nameOf(sight, project);
  await writeNew(join(root, name), configText(sight));
  io.stdout.write(quiet ? firstLine(name, sight) : messageOf(name, sight));
  return ExitCode.done;
}

async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx' });
  } catch (error) {
    throw new UserError(`${basename(file)} could not be written`, (error as Error).message, ExitCode.guarded);
  }
}

function refuseSecond(root: string): void {
  const file = configFileIn(root);
  if (file === undefined) return;
  const name = basename(file) === 'package.json' ? '`unblock` in package.json' : basename(file);
  throw new UserError(
    `a configuration already exists: ${name}`,
    'Nothing was written. Edit it, or move it away and run `unblock init` again.',
    ExitCode.guarded,
  );
}

function sightOf(project: Project, { graph }: Analysis): Sight {
  const handlers = graph.entries.filter(({ context, fn }) => context === 'request_path' && !isTestFile(fn));
  const entries = serverFiles(graph, project.packages);
  const { dependencies, type } = project.package;
  return {
    frameworks: frameworksOf(handlers, dependencies),
    handlers: new Set(handlers.map(({ fn }) => fn)).size,
    entries,
    test: testCommand(project),
    start: startCommand(project, entries),
    url: urlOf(handlers),
    format: isTypeScript(project) && !compilesRoot(project.root) ? 'ts' : type,
    isInstalled: dependencies.has('unblock'),
  };
}

/** A path without parameters to request: one made for that, else the shortest. */
function urlOf(handlers: readonly Entry[]): string | undefined {
  const paths = handlers.flatMap(({ route }) => /^GET (\/[\w./-]*)$/.exec(route)?.[1] ?? []);
  const isMadeForIt = (path: string): boolean => /health|status|ping|alive|ready/.test(path);
  return [...paths].sort(
    (one, other) => Number(isMadeForIt(other)) - Number(isMadeForIt(one)) || one.length - other.length,
  )[0];
}

/** `express 4.18.2`, the most used first; a group of packages (`views`) is only named if there is no single package. */
function frameworksOf(handlers: readonly Entry[], dependencies: ReadonlyMap<string, string>): readonly string[] {
  const amounts = new Map<string, number>();
  for (const { framework } of handlers) amounts.set(framework, (amounts.get(framework) ?? 0) + 1);
  const named = [...amounts].filter(([name]) => dependencies.has(name) || name === 'http');
  return (named.length > 0 ? named : [...amounts])
    .sort(([one, some], [other, more]) => more - some || compareText(one, other))
    .map(([name]) => [name, dependencies.get(name)].filter(Boolean).join(' '));
}

/** The command that runs its tests; undefined for the stub of `npm init` and for watch mode. */
function testCommand({ root, package: { scripts } }: Project): string | undefined {
  const script = scripts.get('test');
  if (script === undefined || /no test specified|--watch(?!All=false)|\bng test\b/.test(script)) return undefined;
  const managers = [
    ['pnpm-lock.yaml', 'pnpm test'],
    ['yarn.lock', 'yarn test'],
    ['bun.lockb', 'bun run test'],
    ['bun.lock', 'bun run test'],
  ] as const;
  return managers.find(([lock]) => existsSync(join(root, lock)))?.[1] ?? 'npm test';
}

function startCommand({ package: { scripts } }: Project, [entry]: readonly string[]): string | undefined {
  if (scripts.has('start')) return 'npm start';
  return entry !== undefined && /^[\w./-]+\.[cm]?js$/.test(entry) ? `node ${entry}` : undefined;
}

function isTypeScript({ files }: Project): boolean {
  const own = files.map(({ path }) => path).filter((path) => !isTestFile(path));
  return own.filter((path) => /\.[cm]?tsx?$/.test(path)).length > own.length / 2;
}

// If the TypeScript compiler would include the file, it gets a name that the compiler ignores.
function nameOf({ format }: Sight, project: Project): string {
  if (format === 'ts') return 'unblock.config.ts';
  if (!isTypeScript(project)) return 'unblock.config.js';
  return format === 'esm' ? 'unblock.config.mjs' : 'unblock.config.cjs';
}

function firstLine(name: string, { frameworks, handlers, entries }: Sight): string {
  if (handlers === 0) return `Wrote ${name}, but no request handler was found.\n`;
  const amount = count(handlers, 'request handler');
  const started = entries.length === 0 ? 'a file that is not known' : entries.map(printable).join(', ');
  return `Wrote ${name}: ${frameworks.join(', ')}; ${amount}; started by ${started}.\n`;
}

function messageOf(name: string, sight: Sight): string {
  const open = [
    ...(sight.handlers === 0
      ? ['Name the functions that requests run, under `hot` or `handlers`: see docs/configuration.md.']
      : []),
    ...(sight.entries.length === 0 ? ['Name the file that starts the server, under `entry`.'] : []),
  ];
  const width = Math.max(...NEXT.map(([command]) => command.length));
  const next = NEXT.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`);
  return `${[firstLine(name, sight), ...open.map((line) => `${line}\n`)].join('')}\nNext\n${next.join('\n')}\n`;
}

const NEXT = [
  ['npx unblock scan', 'lists what requests wait for, and changes nothing'],
  ['npx unblock', 'reviews the changes with you'],
  ['npx unblock baseline', 'then `npx unblock check` fails on what is new'],
] as const;
