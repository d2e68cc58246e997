import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Trace } from '../../../src/types';

const support = join(__dirname, '../..');
/** The preload, as everything here, comes from the sources. */
const env = { ...process.env, NO_COLOR: '1', NODE_OPTIONS: `--require ${join(support, 'apply/register.js')}` };

/** How a traced run ended. */
export interface TracedRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Undefined when none was written. */
  readonly trace?: Trace;
}

/** Writes an app into a folder. */
export function writeApp(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries({ 'package.json': '{}', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Runs `unblock trace` in a folder to its end. */
export function trace(folder: string, ...args: readonly string[]): TracedRun {
  const child = join(support, 'support/unblock-child.js');
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [child, 'trace', ...args], options);
  const file = join(folder, '.unblock/trace.json');
  const written = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Trace) : undefined;
  return { code: status, stdout, stderr, trace: written };
}

/** Runs a command without a trace, with the same environment. */
export function plain(folder: string, ...args: readonly string[]): Omit<TracedRun, 'trace'> {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  return { code: status, stdout, stderr };
}

/** `fs.readFileSync server.js:7 GET /a ×3`, one line for each call and route. */
export function seen({ calls }: Trace): readonly string[] {
  return calls.flatMap(({ module, method, file, line, routes, startup, background }) => {
    const at = `${module}.${method} ${file}:${line}`;
    const parts = [
      ...routes.map(({ route, count }) => `${route} ×${count}`),
      ...(startup ? [`start-up ×${startup.count}`] : []),
      ...(background ? [`background ×${background.count}`] : []),
    ];
    return parts.map((part) => `${at} ${part}`);
  });
}
