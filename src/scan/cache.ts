import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { FileFacts, ModuleFormat, SourceFile } from '../types';
import { keep, kept } from '../shell/kept';
import { fingerprint } from '../shell/version';

/** A record is the SHA-1 of what it was made from, its length (uint32, little-endian) and the facts as deflated JSON. */
const KEY_BYTES = 20;
const HEAD_BYTES = KEY_BYTES + 4;
/** Number of projects whose facts are kept; the least recently scanned are dropped first. */
const MAX_FILES = 30;
/** The packages on whose versions the facts depend. */
const PARSERS = ['oxc-parser', '@typescript-eslint/scope-manager', 'scslre'];

/**
 * The facts of files from earlier runs. They depend only on the path and text of a file, the module format of its
 * package, the names of the project's getters and setters, and this program: that is the key, so nothing is ever invalidated. A
 * corrupt or missing cache is an empty one, and failures to write are ignored.
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

  /** Keeps the facts used by this run for the next one. */
  save(): void {
    if (!this.isChanged) return;
    const records = [...this.used].flatMap(([key, record]) => [headOf(key, record), record]);
    keep(this.file, Buffer.concat(records), MAX_FILES);
  }
}

/** The keys of the facts of files; they differ between programs that might read a file differently. */
export function keysFor(
  cpu: boolean,
  accessors: ReadonlySet<string>,
): (file: SourceFile, packageType: ModuleFormat) => string {
  const reader = `${fingerprint([__dirname], PARSERS)} ${cpu} ${[...accessors].sort().join(' ')}`;
  return ({ path, text }, packageType) =>
    createHash('sha1').update(`${reader}\0${path}\0${packageType}\0`).update(text).digest('hex');
}

function recordsIn(file: string): Map<string, Buffer> {
  const records = new Map<string, Buffer>();
  const bytes = kept(file) ?? Buffer.alloc(0);
  for (let at = 0; at + HEAD_BYTES <= bytes.length;) {
    const start = at + HEAD_BYTES;
    const end = start + bytes.readUInt32LE(at + KEY_BYTES);
    if (end <= bytes.length) records.set(bytes.toString('hex', at, at + KEY_BYTES), bytes.subarray(start, end));
    at = end;
  }
  return records;
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
