import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project, SourceFile } from '../types';

const DECLARATION = /(?<!(?:^|\/)node_modules\/.*)\.d\.[cm]?ts$/;
/** With more of them than this, they are made by a tool. */
const MOST = 200;

/** The declaration files of a project: no scan reads them, because they have no code. */
export function declarationsOf({ root, paths }: Pick<Project, 'root' | 'paths'>): SourceFile[] {
  const found = [...paths].filter((path) => DECLARATION.test(path));
  return found.length > MOST ? [] : found.flatMap((path) => textOf(root, path));
}

function textOf(root: string, path: string): SourceFile[] {
  try {
    return [{ path, text: readFileSync(join(root, path), 'utf8') }];
  } catch {
    return [];
  }
}
