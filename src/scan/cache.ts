import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { FileFacts, ModuleFormat, SourceFile } from '../types';
import { version } from '../shell/version';

/** A record is the SHA-1 of what it was made from, its length (uint32, little-endian) and the facts as deflated JSON. */
const KEY_BYTES = 20;
const HEAD_BYTES = KEY_BYTES + 4;
/** Projects whose facts are kept; those that were scanned longest ago go first. */
const MAX_FILES = 30;
/** What a file says depends on how these read it. */
const PARSERS = ['oxc-parser', '@typescript-eslint/scope-manager', 'scslre'];

/**
 * The facts of files from earlier runs. What a file says depends on nothing but its path, its text, the format its package
 * states, the names of the project's getters and this program, so that is the key: nothing has to be invalidated. A cache may be lost at any time; a file that is
 * not one is an empty cache, and what cannot be written is not kept.
 */
export class FactsCache {
  private readonly records: Map<string, Buffer>;
  private readonly used = new Map<string, Buffer>();
  private isChanged = false;

  constructor(private readonly file: string) {
    this.records = recordsIn(file);
  }

  get(key: string): FileFacts | undefined {
    const record = this.records.get(key);
    const facts = record && decoded(record);
    if (facts) this.used.set(key, record);
    return facts;
  }

  put(key: string, facts: FileFacts): void {
    this.isChanged = true;
    this.used.set(key, encoded(facts));
  }

  /** Keeps what this run asked for, for the next one. */
  save(): void {
    const now = new Date();
    quietly(() => (this.isChanged ? this.write() : utimesSync(this.file, now, now)));
  }

  /** Several runs at once may write: each file is whole, and the last one stays. */
  private write(): void {
    const folder = dirname(this.file);
    const draft = `${this.file}.${randomUUID()}`;
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(draft, Buffer.concat([...this.used].flatMap(([key, record]) => [headOf(key, record), record])));
      renameSync(draft, this.file);
    } finally {
      rmSync(draft, { force: true });
    }
    removeOldest(folder);
  }
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Without a cache the next run takes longer, no more.
  }
}

/** The key of a file's facts; two programs that might read it differently have different keys. */
export function keysFor(
  cpu: boolean,
  getters: ReadonlySet<string>,
): (file: SourceFile, packageType: ModuleFormat) => string {
  const reader = `${fingerprint()} ${cpu} ${[...getters].sort().join(' ')}`;
  return ({ path, text }, packageType) =>
    createHash('sha1').update(`${reader}\0${path}\0${packageType}\0`).update(text).digest('hex');
}

/** This version of this room: while it is worked on, its files change without the version. */
function fingerprint(): string {
  const files = readdirSync(__dirname, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const states = files.map(({ parentPath, name }) => {
    const { size, mtimeMs } = statSync(join(parentPath, name));
    return `${name} ${size} ${mtimeMs}`;
  });
  return [version(), ...PARSERS.map((name) => versionOf(name)), ...states.sort()].join('\n');
}

function versionOf(name: string): string {
  return version(dirname(require.resolve(`${name}/package.json`)));
}

function recordsIn(file: string): Map<string, Buffer> {
  const records = new Map<string, Buffer>();
  const bytes = contentOf(file);
  for (let at = 0; at + HEAD_BYTES <= bytes.length;) {
    const start = at + HEAD_BYTES;
    const end = start + bytes.readUInt32LE(at + KEY_BYTES);
    if (end <= bytes.length) records.set(bytes.toString('hex', at, at + KEY_BYTES), bytes.subarray(start, end));
    at = end;
  }
  return records;
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

function headOf(key: string, { length }: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(key, 'hex');
  head.writeUInt32LE(length, KEY_BYTES);
  return head;
}

function encoded(facts: FileFacts): Buffer {
  const plain = { ...facts, names: [...facts.names], ambiguous: [...facts.ambiguous] };
  return deflateRawSync(JSON.stringify(plain), { level: 1 });
}

function decoded(record: Buffer): FileFacts | undefined {
  try {
    const plain = JSON.parse(inflateRawSync(record).toString()) as FileFacts;
    return { ...plain, names: new Set(plain.names), ambiguous: new Set(plain.ambiguous) };
  } catch {
    return undefined;
  }
}

function removeOldest(folder: string): void {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const byAge = files.map((file) => ({ file, at: statSync(file).mtimeMs })).sort((one, other) => other.at - one.at);
  for (const { file } of byAge.slice(MAX_FILES)) rmSync(file, { force: true });
}
