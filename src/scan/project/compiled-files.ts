import { appendTo } from '../../grouped';
import type { Output, SourceFile } from '../../types';

// Matches: server/dist/api/users.js
const BUILT = /^(?:.*\/)?(?:dist|build|out|lib|compiled)\/(?:(?:cjs|esm|es)\/)?/;
const SCRIPT = /\.[cm]?jsx?$/;
const TYPED = ['.ts', '.tsx', '.mts', '.cts'];
const MADE_BY_A_COMPILER = /\b__esModule\b|\/\/# sourceMappingURL=/;

/**
 * Compiled files beside their sources: a call in both is one call, and people change the source. Built file → source
 * file.
 */
export function twinsOf(files: readonly SourceFile[], outputs: readonly Output[] = []): ReadonlyMap<string, string> {
  const twins = new Map<string, string>();
  const paths = new Set(files.map(({ path }) => path));
  const stems = new Map<string, string[]>();
  for (const { path } of files) appendTo(stems, bare(path).split('/').pop() as string, path);
  for (const file of files) {
    const source = statedSource(file.path, outputs, paths) ?? sourceOf(file, stems);
    if (source !== undefined) twins.set(file.path, source);
  }
  return twins;
}

/** The source of a script according to the compiler's configuration, whatever its text. */
function statedSource(path: string, outputs: readonly Output[], paths: ReadonlySet<string>): string | undefined {
  if (!SCRIPT.test(path)) return undefined;
  for (const { to, from } of outputs.filter((output) => path.startsWith(output.to)))
    for (const folder of from)
      for (const extension of TYPED) {
        const source = `${folder}${bare(path.slice(to.length))}${extension}`;
        if (paths.has(source)) return source;
      }
  return undefined;
}

/**
 * A built path without its output folder is the end of the source's path, in the same package; ambiguous ones are left
 * out.
 */
function sourceOf({ path, text }: SourceFile, stems: ReadonlyMap<string, readonly string[]>): string | undefined {
  const output = BUILT.exec(path)?.[0];
  if (output === undefined || !SCRIPT.test(path) || !MADE_BY_A_COMPILER.test(text)) return undefined;
  const above = output.replace(/[^/]+\/(?:(?:cjs|esm|es)\/)?$/, '');
  const rest = bare(path.slice(output.length));
  const fitting = (stems.get(rest.split('/').pop() as string) ?? []).filter(
    (other) => !BUILT.test(other) && other.startsWith(above) && `/${bare(other)}`.endsWith(`/${rest}`),
  );
  const direct = fitting.filter((other) => [above + rest, `${above}src/${rest}`].includes(bare(other)));
  const candidates = direct.length > 0 ? direct : fitting.filter((other) => !SCRIPT.test(other));
  return candidates.length === 1 ? candidates[0] : undefined;
}

function bare(path: string): string {
  return path.replace(/\.[cm]?[jt]sx?$/, '');
}
