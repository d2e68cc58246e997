import type { Colors } from '../shell/colors';
import { wrap } from '../shell/printable';

/** The view: the changed lines, the whole file, the whole proof, or the help. */
export type Look = 'diff' | 'file' | 'why' | 'keys';

/** The view that a key selects: the same key returns to the diff, and `d` toggles between diff and whole file. */
export function lookAfter(key: string, look: Look): Look {
  if (key === 'd') return look === 'diff' ? 'file' : 'diff';
  if (key === 'w') return look === 'why' ? 'diff' : 'why';
  if (key === '?') return look === 'keys' ? 'diff' : 'keys';
  return 'diff';
}

const line = '[y]es  [n]o  [e]dit  [w]hy  [d]iff  [u]ndo  [b]ack  [a]ll  [q]uit  [?]';

/** The keys of a page, in the order they are offered; `[o]ptions` only where there are some. */
export function keyLine(hasOptions: boolean): string {
  return hasOptions ? line.replace('[d]iff', '[d]iff  [o]ptions') : line;
}

/** The letters of these keys. */
export function pageKeys(hasOptions: boolean): string {
  return [...keyLine(hasOptions).matchAll(/\[(.)\]/g)].map(([, letter]) => letter).join('');
}

/** What each key does. */
export const keysHelp: readonly string[] = [
  'y  accept this file; a set is written when all its files are accepted',
  'n  no: leave this set out, or choose what else to do about this file',
  'e  change the new text in $VISUAL or $EDITOR; what you save is what is written',
  'w  the whole path from the request to each call of this set',
  'd  the diff; press again for the whole file',
  'o  options of the run that this set depends on: callbacks at once, age of look-ups',
  'u  undo the last decision, any number of times',
  'b  back to the page before',
  'a  accept this set and all that remain',
  'q  stop here and write what was accepted (Ctrl-C does the same)',
  '',
  'space, arrows, page up and down scroll. Each decision is saved at once:',
  '`unblock --resume` continues an unfinished review.',
];

/** The keys, wrapped, with emphasised letters. */
export function keysOf(keys: string, colors: Colors, columns: number): readonly string[] {
  return wrap(keys.split('  '), '  ', '', columns)
    .split('\n')
    .map((part) => emphasised(part, colors));
}

/** A text with its keys in bold. */
export function emphasised(text: string, { bold }: Colors): string {
  return text.replace(/\[(\S+?)\]/g, (_whole, key: string) => `[${bold(key)}]`);
}
