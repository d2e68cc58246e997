import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';

/** The command that checks the types of a project with its own compiler; undefined when it has none. */
export function typeCheckOf(root: string, ourFolder: string): readonly string[] | undefined {
  if (!existsSync(join(root, 'tsconfig.json'))) return undefined;
  const compiler = compilerOf(root);
  if (!compiler) return undefined;
  // Uses a build-info file of our own: the project's is not touched, and the second check is faster.
  const buildFile = ['--incremental', '--tsBuildInfoFile', join(ourFolder, 'types.tsbuildinfo')];
  const flags = ['--noEmit', '--pretty', 'false', '-p', '.'];
  return [execPath, compiler.path, ...flags, ...(compiler.major >= 4 ? buildFile : [])];
}

/** Whether a TypeScript project lacks an installed compiler, so that its types are not checked. */
export function lacksCompiler(root: string): boolean {
  return existsSync(join(root, 'tsconfig.json')) && compilerOf(root) === undefined;
}

function compilerOf(root: string): { readonly path: string; readonly major: number } | undefined {
  try {
    const manifest = createRequire(join(root, 'package.json')).resolve('typescript/package.json');
    const { version, bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string; bin: { tsc: string } };
    return { path: join(dirname(manifest), bin.tsc), major: Number(version.split('.')[0]) };
  } catch {
    return undefined;
  }
}

// Matches: src/a.ts(3,5): error TS2322: Type 'string' is not assignable to type 'number'.
const DIAGNOSTIC = /^(.+?)\(\d+,\d+\): (error TS\d+: .*)$/;

/** The diagnostics in the output of `tsc --pretty false`, without positions, which change when lines are added. */
export function diagnosticsOf(output: string): readonly string[] {
  return output.split(/\r?\n/).flatMap((line) => {
    const match = DIAGNOSTIC.exec(line);
    if (match) return [`${match[1]}: ${match[2]}`];
    return /^error TS\d+: /.test(line) ? [line] : [];
  });
}

/** The diagnostics of `after` that are new, counted with multiplicity. */
export function newDiagnostics(before: readonly string[], after: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const line of before) left.set(line, (left.get(line) ?? 0) + 1);
  return after.filter((line) => {
    const amount = left.get(line) ?? 0;
    left.set(line, amount - 1);
    return amount <= 0;
  });
}
