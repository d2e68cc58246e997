import { textOf } from './texts';

export type Json = Readonly<Record<string, unknown>>;

/** A JSON file, which may have comments and trailing commas as tsconfig.json may; undefined where it cannot be read. */
export function readJson(path: string): Json | undefined {
  const source = textOf(path).replace(/^\ufeff/, '');
  if (source === '') return undefined;
  try {
    return record(JSON.parse(source));
  } catch {
    return parseLoose(source);
  }
}

function parseLoose(source: string): Json | undefined {
  const plain = source
    .replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (_, string: string | undefined) => string ?? '')
    .replace(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, (_, string: string | undefined) => string ?? '');
  try {
    return record(JSON.parse(plain));
  } catch {
    return undefined;
  }
}

/** An object; an empty one for anything else. */
export function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

/** A string; undefined for anything else. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The strings of a string, a list, or the values of an object (`bin`). */
export function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  const all: readonly unknown[] = Array.isArray(value) ? value : Object.values(record(value));
  return all.filter((item) => typeof item === 'string');
}
