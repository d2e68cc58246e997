import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FrameRecord } from '../record';
import { mapOf } from './sources';

/** Deep enough for a request handler below several layers of middleware. */
const DEPTH = 60;
const OURS = dirname(__dirname) + sep;
const PACKAGES = /[\\/](?:node_modules|\.yarn|\.pnp\.)[\\/.]/;

/** The owner of a frame's code: the app, a package, or Node (and us), which the user cannot change. */
export type Owner = 'app' | 'package' | 'node';

type AnyFunction = (...args: never[]) => unknown;

/** The frames below `skip` and the function of ours that called it, innermost first; at most `depth`. */
export function framesBelow(skip: AnyFunction, depth: number = DEPTH): readonly NodeJS.CallSite[] {
  const { prepareStackTrace, stackTraceLimit } = Error;
  const holder: { stack?: unknown } = {};
  Error.prepareStackTrace = asTheyAre;
  Error.stackTraceLimit = depth + 1;
  Error.captureStackTrace(holder, skip);
  // Stack frames are captured when the stack is first accessed.
  const frames = holder.stack as readonly NodeJS.CallSite[];
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = stackTraceLimit;
  return frames.slice(1);
}

function asTheyAre(_error: unknown, frames: readonly NodeJS.CallSite[]): readonly NodeJS.CallSite[] {
  return frames;
}

/** The error, with the stack it would have without us: `limit` frames, none of them ours. */
export function withoutOurFrames(error: unknown, limit: number): unknown {
  if (!(error instanceof Error) || typeof error.stack !== 'string' || !error.stack.includes(OURS)) return error;
  const [message, ...frames] = error.stack.split(/\n(?= {4}at )/);
  error.stack = [message, ...frames.filter((frame) => !frame.includes(OURS)).slice(0, limit)].join('\n');
  return error;
}

const owners = new Map<string, Owner>();

/** The owner of a frame's code. */
export function ownerOf(frame: NodeJS.CallSite): Owner {
  return ownerOfPath(frame.getFileName());
}

/** The same for a path or a `file:` URL. */
export function ownerOfPath(file: string | null | undefined): Owner {
  if (!file) return 'node';
  const known = owners.get(file);
  if (known) return known;
  const owner = ownerOfFile(pathOf(file));
  owners.set(file, owner);
  return owner;
}

function ownerOfFile(path: string): Owner {
  if (path.startsWith('node:') || path.startsWith(OURS) || !/[\\/]/.test(path)) return 'node';
  return PACKAGES.test(path) ? 'package' : 'app';
}

/** The position of a frame, in the original source if Node knows it (tsx, --enable-source-maps). */
export function frameRecord(frame: NodeJS.CallSite): FrameRecord {
  const at = { line: frame.getLineNumber() ?? 1, column: frame.getColumnNumber() ?? 1 };
  return { name: nameOf(frame), ...placeOf(frame.getFileName() ?? '', at) };
}

/** The same for a position in a path or a `file:` URL. */
export function placeOf(file: string, at: Pick<FrameRecord, 'line' | 'column'>): Place {
  return originalOf(file, at) ?? { file: pathOf(file), ...at };
}

type Place = Omit<FrameRecord, 'name'>;

function originalOf(file: string, { line, column }: Pick<Place, 'line' | 'column'>): Place | undefined {
  const entry = mapOf(file, pathOf(file))?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return undefined;
  const { originalSource, originalLine, originalColumn } = entry;
  return {
    file: resolve(dirname(pathOf(file)), pathOf(originalSource)),
    line: originalLine + 1,
    column: originalColumn + 1,
  };
}

/** The package that a file belongs to. */
export function packageOf(file: string): string {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file;
}

function nameOf(frame: NodeJS.CallSite): string {
  return frame.getFunctionName() ?? frame.getMethodName() ?? '(inline)';
}

function pathOf(file: string): string {
  return file.startsWith('file:') ? fileURLToPath(file) : file;
}
