import { mayListenToErrors } from '../../language/process-events';
import { memoisedBy } from '../../memoised';
import type { BlockingModule, SourceFile } from '../../types';

const SYNC_NAME = /\w+Sync$/;

/**
 * Whether a text takes part by itself: it has a blocking method's name that ends in `Sync`, or names a module whose
 * methods have common names (`glob.sync`, `crypto.randomBytes`). Files that get such a module from another one import
 * that.
 */
export const hotness = memoisedBy((modules: readonly BlockingModule[]): ((text: string) => boolean) => {
  const rows = modules.flatMap(({ name, methods }) => methods.map((method) => ({ name, method })));
  const names = new Set(rows.flatMap(({ method }) => method.at.flatMap((path) => SYNC_NAME.exec(path) ?? [])));
  const silent = rows.filter(({ method }) => !method.at.every((path) => SYNC_NAME.test(path)));
  const origins = silent
    .filter(({ method }) => !method.hint)
    .flatMap(({ name, method }) => [name, ...method.at.map(rootOf)]);
  const hints = silent.flatMap(({ method }) => (method.hint ? [method.hint] : []));
  const blocking = new RegExp(`\\b(?:${[...names].join('|')})\\b`);
  const origin = new RegExp(`['"\`:](?:${[...new Set(origins)].join('|')})['"\`]`);
  return (text) =>
    (text.includes('Sync') && blocking.test(text)) ||
    origin.test(text) ||
    hints.some((patterns) => patterns.every((pattern) => pattern.test(text)));
});

/** The module request of an access path: `fs/promises` of `fs/promises.opendir().readSync`. */
function rootOf(path: string): string {
  return /^[^.(]+/.exec(path)?.[0] ?? path;
}

/** Whether a file is read without a blocking call, too: an unused ignore comment is reported, and what errors become matters. */
export function isAlwaysRead({ text }: SourceFile): boolean {
  return text.includes('unblock-ignore-next-line') || mayListenToErrors(text);
}
