import { checkMemory } from '../memory';
import { packageOf } from '../projects/packages';
import type { FileFacts, ModuleFormat, Project, SkippedFile, SourceFile } from '../types';
import { FactsCache, keysFor } from './cache';
import { loadCpuScan, type CpuScan } from './cpu';
import { FactsBuilder } from './facts';
import { loadParser, type Parse, type Parsed } from './syntax/parse';
import { accessorNames } from './flow/reads';

/** Reads facts on demand, each file once. */
export interface Scanner {
  /** The facts of those files that were not asked for before; those that do not parse are added to `skipped`. */
  readonly read: (paths: Iterable<string>) => readonly FileFacts[];
  /** Files that could not be read so far, and why. */
  readonly skipped: readonly SkippedFile[];
  /** Keeps the facts for the next run, where there is a cache. */
  readonly save: () => void;
}

/** What is looked for in files, and where facts are kept. */
export interface ScanOptions {
  /** Also look for work on the CPU. */
  readonly cpu: boolean;
  /** File of the facts from earlier runs; without it, every file is parsed. */
  readonly cache?: string;
}

/** Prepares to read the files of a project; parses nothing yet. */
export async function openScanner(
  project: Pick<Project, 'files' | 'packages'>,
  options: ScanOptions,
): Promise<Scanner> {
  const accessors = accessorNames(project.files);
  const read = remembering(options, accessors, await readerOf(options, accessors));
  const waiting = new Map(project.files.filter((file) => !isOurs(file)).map((file) => [file.path, file]));
  const skipped: SkippedFile[] = [];
  const readAll = (paths: Iterable<string>): FileFacts[] => {
    const found: FileFacts[] = [];
    for (const path of paths) {
      const file = waiting.get(path);
      if (!file || !waiting.delete(path)) continue;
      checkMemory();
      const result = read.file(file, packageOf(file.path, project.packages).type);
      if ('reason' in result) skipped.push(result);
      else found.push(result);
    }
    return found;
  };
  return { read: readAll, skipped, save: read.save };
}

type Read = (file: SourceFile, packageType: ModuleFormat) => FileFacts | SkippedFile;

async function readerOf({ cpu }: ScanOptions, accessors: ReadonlySet<string>): Promise<Read> {
  const parse = await loadParser();
  const cpuScan = cpu ? await loadCpuScan() : undefined;
  return (file, packageType) => scanFile(parse, file, packageType, accessors, cpuScan);
}

/** Parses only files whose facts no earlier run has kept. */
function remembering(
  { cache, cpu }: ScanOptions,
  accessors: ReadonlySet<string>,
  read: Read,
): { readonly file: Read; readonly save: () => void } {
  if (cache === undefined) return { file: read, save: () => undefined };
  const known = new FactsCache(cache);
  const keyOf = keysFor(cpu, accessors);
  const file: Read = (source, packageType) => {
    const key = keyOf(source, packageType);
    const remembered = known.get(key);
    if (remembered) return remembered;
    const result = read(source, packageType);
    if (!('reason' in result)) known.put(key, result);
    return result;
  };
  return { file, save: () => known.save() };
}

/** The generated helper file is left out: it calls whatever it is given, which would join all of its users. */
function isOurs({ path, text }: SourceFile): boolean {
  return path.includes('unblock-helpers') && /^\/\/ .*\bmade by unblock\b/m.test(text.slice(0, 500));
}

/** The facts of one file, or why there are none. */
function scanFile(
  parse: Parse,
  file: SourceFile,
  packageType: ModuleFormat,
  accessors: ReadonlySet<string>,
  cpu?: CpuScan,
): FileFacts | SkippedFile {
  const parsed = parse(file.path, file.text);
  if (parsed.errors.length > 0) return { path: file.path, reason: `${parsed.errors[0]}${placeOf(file, parsed)}` };
  try {
    const format = formatOf(file.path, parsed.hasModuleSyntax, packageType);
    const builder = new FactsBuilder(file, parsed, format);
    const isNative = /\.mjs$/.test(file.path) || (packageType === 'esm' && /\.js$/.test(file.path));
    const lacksRequire = isNative && builder.scopes.unresolved.some(({ name }) => name === 'require');
    return { ...builder.build(accessors, cpu), lacksRequire };
  } catch (error) {
    return { path: file.path, reason: `cannot be analysed (${(error as Error).message})` };
  }
}

function placeOf({ text }: SourceFile, { errorAt }: Parsed): string {
  return errorAt === undefined ? '' : ` (line ${text.slice(0, errorAt).split('\n').length})`;
}

function formatOf(path: string, hasModuleSyntax: boolean, packageType: ModuleFormat): ModuleFormat {
  if (/\.c[jt]s$/.test(path)) return 'cjs';
  if (hasModuleSyntax || /\.m[jt]s$/.test(path)) return 'esm';
  return packageType === 'esm' && /\.js$/.test(path) ? 'esm' : 'cjs';
}
