import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FrameRecord } from './record';

/** Finds the original positions of compiled code, by the source map named at the end of a file. */
export class Originals {
  private readonly maps = new Map<string, SourceMap | undefined>();

  /** The same position if there is no map, or none for it. */
  of(frame: FrameRecord): FrameRecord {
    const entry = this.mapOf(frame.file)?.findEntry(frame.line - 1, frame.column - 1);
    if (!entry || !('originalSource' in entry) || !entry.originalSource) return frame;
    const { originalSource, originalLine, originalColumn } = entry;
    const file = originalSource.startsWith('file:')
      ? fileURLToPath(originalSource)
      : resolve(dirname(frame.file), originalSource);
    return { ...frame, file, line: originalLine + 1, column: originalColumn + 1 };
  }

  private mapOf(file: string): SourceMap | undefined {
    if (!this.maps.has(file)) this.maps.set(file, readMap(file));
    return this.maps.get(file);
  }
}

function readMap(file: string): SourceMap | undefined {
  try {
    const url = /^\/\/# sourceMappingURL=(.+)$/m.exec(readFileSync(file, 'utf8').slice(-1_000_000))?.[1].trim();
    if (!/\.[cm]?js$/.test(file) || url === undefined) return undefined;
    const [, data] = /^data:application\/json[^,]*;base64,(.+)$/.exec(url) ?? [];
    const text = data ? Buffer.from(data, 'base64').toString() : readFileSync(resolve(dirname(file), url), 'utf8');
    return new SourceMap(JSON.parse(text) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
