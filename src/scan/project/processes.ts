import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from './texts';

/** https://pm2.keymetrics.io/docs/usage/application-declaration/ */
const DECLARATIONS = ['ecosystem', 'pm2', 'process'].flatMap((name) =>
  ['.config.js', '.config.cjs', '.json'].map((ending) => name + ending),
);
// Matches: script: './app.js'
const SCRIPT = /\bscript["']?\s*:\s*(["'`])([\w@./-]*[/.][\w@./-]*)\1/g;

/** The files that a process manager starts, by its declarations in a folder. */
export function managedScripts(folder: string): string[] {
  const found = DECLARATIONS.map((name) => join(folder, name)).filter((path) => existsSync(path));
  return found.flatMap((path) => [...textOf(path).matchAll(SCRIPT)].map(([, , script]) => script));
}
