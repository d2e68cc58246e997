import { packageOf } from '../packages';
import type { BlockingModule, FileFacts, ModuleFormat, Project, SkippedFile, SourceFile } from '../types';
import { loadCpuScan, type CpuScan } from './cpu';
import { factsOf } from './facts';
import { loadParser, type Parse } from './parse';
import { sliceOf } from './slice';

export interface ScanResult {
  readonly facts: readonly FileFacts[];
  readonly skipped: readonly SkippedFile[];
}

/**
 * Reads the facts of every file that can take part; with `slice: false` of every file. Files that do not parse are named.
 * With `cpu`, what keeps the CPU is looked for, too.
 */
export async function scan(
  project: Pick<Project, 'files' | 'packages'>,
  modules: readonly BlockingModule[],
  slice = true,
  cpu = false,
): Promise<ScanResult> {
  const parse = await loadParser();
  const cpuScan = cpu ? await loadCpuScan() : undefined;
  const facts: FileFacts[] = [];
  const skipped: SkippedFile[] = [];
  const files = project.files.filter((file) => !isOurs(file));
  for (const file of slice ? sliceOf(files, modules) : files) {
    const read = scanFile(parse, file, packageOf(file.path, project.packages).type, cpuScan);
    if ('reason' in read) skipped.push(read);
    else facts.push(read);
  }
  return { facts, skipped };
}

/** The generated helper file: it calls whatever it is given, so to follow it would join all its users. */
function isOurs({ path, text }: SourceFile): boolean {
  return path.includes('unblock-helpers') && /^\/\/ .*\bmade by unblock\b/m.test(text.slice(0, 500));
}

/** The facts of one file, or why there are none. */
export function scanFile(
  parse: Parse,
  file: SourceFile,
  packageType: ModuleFormat,
  cpu?: CpuScan,
): FileFacts | SkippedFile {
  const parsed = parse(file.path, file.text);
  if (parsed.errors.length > 0) return { path: file.path, reason: parsed.errors[0] };
  try {
    return factsOf(file, parsed, formatOf(file.path, parsed.hasModuleSyntax, packageType), cpu);
  } catch (error) {
    return { path: file.path, reason: `cannot be analysed (${(error as Error).message})` };
  }
}

function formatOf(path: string, hasModuleSyntax: boolean, packageType: ModuleFormat): ModuleFormat {
  if (/\.c[jt]s$/.test(path)) return 'cjs';
  if (hasModuleSyntax || /\.m[jt]s$/.test(path)) return 'esm';
  return packageType === 'esm' && /\.js$/.test(path) ? 'esm' : 'cjs';
}
