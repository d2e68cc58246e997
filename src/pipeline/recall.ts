import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { keep, kept } from '../shell/kept';

/** Number of answers that are kept; the least recently used go first. */
const MAX_ANSWERS = 30;

/**
 * Memoises answers on disk: that of an earlier run to the same question, or else the result of `work`, which is kept.
 * The question must include everything that the answer depends on, so that nothing is ever invalidated. `folder` is
 * where answers are kept; without it, or when a question contains functions, which cannot be compared, nothing is
 * recalled. Recalled answers contain no functions.
 */
export async function recall<T>(
  folder: string | undefined,
  question: () => unknown,
  work: () => Promise<T>,
): Promise<T> {
  const key = folder === undefined ? undefined : keyOf(question);
  if (folder === undefined || key === undefined) return work();
  const file = join(folder, key);
  const known = answerIn<T>(kept(file));
  if (known) return known.answer;
  const answer = await work();
  keep(file, serialize({ answer: withoutFunctions(answer) }), MAX_ANSWERS);
  return answer;
}

function keyOf(question: () => unknown): string | undefined {
  try {
    return createHash('sha1').update(serialize(question())).digest('hex');
  } catch {
    return undefined;
  }
}

/** A truncated file, or one of another version of Node, is no answer. */
function answerIn<T>(bytes: Buffer | undefined): { readonly answer: T } | undefined {
  try {
    return bytes && (deserialize(bytes) as { readonly answer: T });
  } catch {
    return undefined;
  }
}

/** A copy that preserves shared references and leaves functions out. */
function withoutFunctions(value: unknown, copies = new Map<object, unknown>()): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = copies.get(value);
  if (known !== undefined) return known;
  const inner = (part: unknown): unknown => withoutFunctions(part, copies);
  if (Array.isArray(value)) return filled(copies, value, [] as unknown[], (copy) => copy.push(...value.map(inner)));
  if (value instanceof Set)
    return filled(copies, value, new Set<unknown>(), (copy) => [...value].forEach((item) => copy.add(inner(item))));
  if (value instanceof Map)
    return filled(copies, value, new Map<unknown, unknown>(), (copy) =>
      [...value].forEach(([key, item]) => copy.set(inner(key), inner(item))),
    );
  if (value instanceof RegExp) return value;
  const parts = Object.entries(value).filter(([, part]) => typeof part !== 'function');
  return filled(copies, value, {} as Record<string, unknown>, (copy) =>
    parts.forEach(([name, part]) => (copy[name] = inner(part))),
  );
}

/** The copy is registered before its parts are made, because they may refer back to it. */
function filled<T>(copies: Map<object, unknown>, value: object, copy: T, fill: (copy: T) => unknown): T {
  copies.set(value, copy);
  fill(copy);
  return copy;
}
