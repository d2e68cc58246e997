import { join } from 'node:path';

type Prettier = typeof import('prettier');
let prettier: Prettier | undefined;

/**
 * Formats `after` with the project's own configuration if `before` was formatted that way already; else returns it as it is.
 * A file that its owner does not keep prettier-clean is never reformatted.
 */
export async function formatLike(root: string, path: string, before: string, after: string): Promise<string> {
  const formatted = await formatWith(root, path);
  if (!formatted) return after;
  return (await formatted(before)) === before ? ((await formatted(after)) ?? after) : after;
}

/** Formats a new file with the project's configuration, when it has one. */
export async function formatNew(root: string, path: string, text: string): Promise<string> {
  const formatted = await formatWith(root, path);
  return (await formatted?.(text)) ?? text;
}

type Format = (text: string) => Promise<string | undefined>;

async function formatWith(root: string, path: string): Promise<Format | undefined> {
  prettier ??= await import('prettier');
  const { format, resolveConfig, getFileInfo } = prettier;
  const filepath = join(root, path);
  try {
    const config = await resolveConfig(filepath, { editorconfig: true });
    if (!config) return undefined;
    const { ignored } = await getFileInfo(filepath, { ignorePath: join(root, '.prettierignore') });
    if (ignored) return undefined;
    // A configuration with plug-ins loads the project's own packages; where they are missing there is no formatting.
    return async (text) => format(text, { ...config, filepath }).catch(() => undefined);
  } catch {
    return undefined;
  }
}
