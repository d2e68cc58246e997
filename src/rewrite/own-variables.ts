import type { ChangeSet, FileFacts, ScratchFacts } from '../types';
import { wholeLine } from './import-spans';
import { insertion, replacement, type OrderedEdit } from './text';
import type { Placed } from './twins';

/**
 * Gives functions variables of their own in the place of one of the module; the declaration in the module goes when
 * nobody needs it any more.
 */
// Matches: options = optionsOf(req); → const options = optionsOf(req);
export function ownVariableEdits({ path, scratch }: FileFacts, text: string, wanted: ChangeSet['own']): Placed[] {
  const own = new Set(wanted.filter(({ file }) => file === path).map(({ index }) => index));
  const declared = scratch.filter((_, index) => own.has(index));
  const left = new Set(scratch.filter((_, index) => !own.has(index)).map(({ name }) => name));
  const unused = new Map(declared.filter(({ name }) => !left.has(name)).map((one) => [one.name, one.declaration]));
  const removed = [...unused.values()].flatMap((declaration) => (declaration ? [wholeLine(text, declaration)] : []));
  return [
    ...declared.map((one) => ({ fn: one.fn, edits: declaringEdits(one) })),
    { fn: undefined, edits: removed.map((span) => replacement(span, '')) },
  ];
}

function declaringEdits({ left, type, constant }: ScratchFacts): OrderedEdit[] {
  const keyword = insertion(left.start, constant ? 'const ' : 'let ', -left.end);
  return type === '' ? [keyword] : [keyword, insertion(left.end, type)];
}
