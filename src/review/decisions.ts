import { createHash } from 'node:crypto';
import type { ChangeSet } from '../types';

/** One file of one set, as it was shown: `before` and `mark` tell whether it is still the same. */
export interface Approval {
  /** Id of the set. */
  readonly set: string;
  readonly path: string;
  /** Hash of the file before anything; of the empty text for a file that is created. */
  readonly before: string;
  /** Hash of everything the set does to the file, edits by hand included. */
  readonly mark: string;
}

/** A text that a person gave a file of a set, and the text it was made from. */
export interface Edited {
  readonly set: string;
  readonly path: string;
  readonly base: string;
  readonly text: string;
}

/** A set as it stood when it was decided about without a look: its files with the hashes of their texts. */
export interface Unseen {
  readonly id: string;
  readonly files: Readonly<Record<string, string>>;
}

/**
 * One thing a person decided. All that a review knows follows from the list of them: to take one back is to leave it
 * out, and to go on another time is to read the list again.
 */
export type Decision =
  /** A page, and with it those of the set's files to which it adds nothing any more. */
  | { readonly kind: 'accept'; readonly pages: readonly Approval[] }
  | { readonly kind: 'all'; readonly sets: readonly Unseen[] }
  | { readonly kind: 'skip'; readonly sets: readonly string[]; readonly findings: readonly string[] }
  /** A file that stays as it is: what it calls keeps a synchronous form beside the asynchronous one. */
  | { readonly kind: 'keep'; readonly path: string }
  | { readonly kind: 'edit'; readonly edited: Edited };

/** What planning has to know of the decisions. */
export interface Said {
  /** Findings that somebody said no to, by id. */
  readonly declined: ReadonlySet<string>;
  /** Files that stay as they are. */
  readonly kept: ReadonlySet<string>;
}

/** The decisions as an input of planning. */
export function saidBy(decisions: readonly Decision[]): Said {
  return {
    declined: new Set(decisions.flatMap((decision) => (decision.kind === 'skip' ? decision.findings : []))),
    kept: new Set(decisions.flatMap((decision) => (decision.kind === 'keep' ? [decision.path] : []))),
  };
}

/** Whether two lists of decisions are the same to planning. */
export function isSamePlan(one: readonly Decision[], other: readonly Decision[]): boolean {
  return keyOf(saidBy(one)) === keyOf(saidBy(other));
}

/** A text that is the same for what is the same to planning. */
export function keyOf({ declined, kept }: Said): string {
  return JSON.stringify([[...declined].sort(), [...kept].sort()]);
}

/** How many sets somebody said no to. */
export function skippedSets(decisions: readonly Decision[]): number {
  return new Set(decisions.flatMap((decision) => (decision.kind === 'skip' ? decision.sets : []))).size;
}

/** The edits by hand, in the order they were made. */
export function editsBy(decisions: readonly Decision[]): readonly Edited[] {
  return decisions.flatMap((decision) => (decision.kind === 'edit' ? [decision.edited] : []));
}

/** Whether all of these pages of a set were accepted as they are now, one by one or with `all`. */
export function isAccepted(set: ChangeSet, pages: readonly Approval[], decisions: readonly Decision[]): boolean {
  return pages.every((page) => isApproved(page, decisions)) || isTakenUnseen(set, pages, decisions);
}

/** Whether a page was accepted by itself, as it is now. */
export function isApproved(page: Approval, decisions: readonly Decision[]): boolean {
  return decisions.some(
    (decision) =>
      decision.kind === 'accept' &&
      decision.pages.some((other) => other.set === page.set && other.path === page.path && other.mark === page.mark),
  );
}

function isTakenUnseen({ id }: ChangeSet, pages: readonly Approval[], decisions: readonly Decision[]): boolean {
  const sets = decisions.flatMap((decision) => (decision.kind === 'all' ? decision.sets : []));
  const taken = sets.find((set) => set.id === id);
  // A file that is not in the list is one that the run creates.
  return taken !== undefined && pages.every(({ path, before }) => (taken.files[path] ?? before) === before);
}

/** Whether anything was said about a set, so that it may be accepted. */
export function isMentioned({ id }: ChangeSet, decisions: readonly Decision[]): boolean {
  return decisions.some(
    (decision) =>
      (decision.kind === 'accept' && decision.pages.some((page) => page.set === id)) ||
      (decision.kind === 'all' && decision.sets.some((set) => set.id === id)),
  );
}

/** SHA-256 of texts, with their borders. */
export function hashOf(...texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

const VERSION = 1;

/** The decisions as a text that `decisionsIn` reads. */
export function textOf(decisions: readonly Decision[], at: Date): string {
  return `${JSON.stringify({ version: VERSION, at: at.toISOString(), decisions }, null, 1)}\n`;
}

/** The decisions in a text, and when they were kept; undefined when another version wrote it, or it is damaged. */
export function decisionsIn(text: string): { readonly at: Date; readonly decisions: readonly Decision[] } | undefined {
  try {
    const { version, at, decisions } = JSON.parse(text) as { version: number; at: string; decisions: Decision[] };
    return version === VERSION ? { at: new Date(at), decisions } : undefined;
  } catch {
    return undefined;
  }
}

/** The files that are not as they were when a page of theirs was accepted, by what `hash` says they are now. */
export function changedFiles(
  decisions: readonly Decision[],
  hash: (path: string) => string | undefined,
): readonly string[] {
  const seen = decisions.flatMap((decision) => {
    if (decision.kind === 'accept') return decision.pages.map(({ path, before }) => [path, before] as const);
    return decision.kind === 'all' ? decision.sets.flatMap((set) => Object.entries(set.files)) : [];
  });
  return [...new Set(seen.filter(([path, before]) => (hash(path) ?? hashOf('')) !== before).map(([path]) => path))];
}
