import { createHash } from 'node:crypto';
import type { ChangeSet, Settings } from '../types';

/** One file of one set, as it was shown; `before` and `mark` tell whether it is still the same. */
export interface Approval {
  /** Id of the set. */
  readonly set: string;
  readonly path: string;
  /** Hash of the original file; of the empty text for a new file. */
  readonly before: string;
  /** Hash of all changes of the set to the file, manual edits included. */
  readonly mark: string;
}

/** The manually edited text of a file of a set, and the text before the edit. */
export interface Edited {
  readonly set: string;
  readonly path: string;
  readonly base: string;
  readonly text: string;
}

/** A set that was decided on without being shown: its files with the hashes of their texts. */
export interface Unseen {
  readonly id: string;
  readonly files: Readonly<Record<string, string>>;
  /** By file that it changes or creates: what `Approval.mark` is. */
  readonly marks?: Readonly<Record<string, string>>;
}

/**
 * One decision of the user. The state of a review follows from the list of decisions alone: to undo one is to remove
 * it, and to resume is to read the list again.
 */
export type Decision =
  /** Accepts a page, and the empty pages of the same set. */
  | { readonly kind: 'accept'; readonly pages: readonly Approval[] }
  | { readonly kind: 'all'; readonly sets: readonly Unseen[] }
  | { readonly kind: 'skip'; readonly sets: readonly string[]; readonly findings: readonly string[] }
  /** Keeps a file unchanged: what it calls keeps a synchronous form beside the asynchronous one. */
  | { readonly kind: 'keep'; readonly path: string }
  /** Leaves only what has the hazards of a set; its other calls are asked about again. */
  | { readonly kind: 'guard'; readonly set: string; readonly findings: readonly string[] }
  | { readonly kind: 'edit'; readonly edited: Edited }
  /** Chooses a setting of the run. */
  | { readonly kind: 'option'; readonly name: keyof Settings; readonly value: number };

/** The decisions that matter for planning. */
export interface Said {
  /** Ids of declined findings. */
  readonly declined: ReadonlySet<string>;
  /** Files that stay as they are. */
  readonly kept: ReadonlySet<string>;
  /** Ids of findings that change only where hazards are guarded against. */
  readonly guarded: ReadonlySet<string>;
  /** What the flags are overridden with. */
  readonly settings: Partial<Settings>;
}

/** The input of planning that follows from the decisions. */
export function saidBy(decisions: readonly Decision[]): Said {
  return {
    declined: new Set(decisions.flatMap((decision) => (decision.kind === 'skip' ? decision.findings : []))),
    kept: new Set(decisions.flatMap((decision) => (decision.kind === 'keep' ? [decision.path] : []))),
    guarded: new Set(decisions.flatMap((decision) => (decision.kind === 'guard' ? decision.findings : []))),
    settings: Object.fromEntries(
      decisions.flatMap((decision) => (decision.kind === 'option' ? [[decision.name, decision.value]] : [])),
    ),
  };
}

/** The decision to leave only what has the hazards of a set. */
export function guarding({ id, findings }: ChangeSet): Decision {
  return { kind: 'guard', set: id, findings: findings.map((finding) => finding.id) };
}

/** Whether two lists of decisions lead to the same plan. */
export function isSamePlan(one: readonly Decision[], other: readonly Decision[]): boolean {
  return keyOf(saidBy(one)) === keyOf(saidBy(other));
}

/** A key that is equal for decisions with the same plan. */
export function keyOf({ declined, kept, guarded, settings }: Said): string {
  const sets = [declined, kept, guarded].map((ids) => [...ids].sort());
  return JSON.stringify([...sets, settings.parallel, settings.ttl]);
}

/** The number of declined sets. */
export function skippedSets(decisions: readonly Decision[]): number {
  return new Set(decisions.flatMap((decision) => (decision.kind === 'skip' ? decision.sets : []))).size;
}

/** The manual edits, in order. */
export function editsBy(decisions: readonly Decision[]): readonly Edited[] {
  return decisions.flatMap((decision) => (decision.kind === 'edit' ? [decision.edited] : []));
}

/** Whether all these pages of a set were accepted as they are now, one by one or with `all`. */
export function isAccepted(set: ChangeSet, pages: readonly Approval[], decisions: readonly Decision[]): boolean {
  return pages.every((page) => isApproved(page, decisions)) || isTakenUnseen(set, pages, decisions);
}

/** Whether a page was accepted, as it is now. */
export function isApproved(page: Approval, decisions: readonly Decision[]): boolean {
  return decisions.some(
    (decision) =>
      decision.kind === 'accept' &&
      decision.pages.some((other) => other.set === page.set && other.path === page.path && other.mark === page.mark),
  );
}

function isTakenUnseen({ id }: ChangeSet, pages: readonly Approval[], decisions: readonly Decision[]): boolean {
  return decisions.some((decision, index) => {
    const taken = decision.kind === 'all' ? decision.sets.find((set) => set.id === id) : undefined;
    // A file that is not in the list is created by the run.
    if (!taken || !pages.every(({ path, before }) => (taken.files[path] ?? before) === before)) return false;
    // What another option makes of it was not accepted.
    return (
      isSameRun(decisions.slice(0, index), decisions) || pages.every(({ path, mark }) => taken.marks?.[path] === mark)
    );
  });
}

function isSameRun(one: readonly Decision[], other: readonly Decision[]): boolean {
  const [before, now] = [saidBy(one).settings, saidBy(other).settings];
  return before.parallel === now.parallel && before.ttl === now.ttl;
}

/** Whether there is any decision about a set. */
export function isMentioned({ id }: ChangeSet, decisions: readonly Decision[]): boolean {
  return decisions.some(
    (decision) =>
      (decision.kind === 'accept' && decision.pages.some((page) => page.set === id)) ||
      (decision.kind === 'all' && decision.sets.some((set) => set.id === id)),
  );
}

/** SHA-256 of texts, with separators. */
export function hashOf(...texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

const VERSION = 1;

/** Serialises decisions for `decisionsIn`. */
export function textOf(decisions: readonly Decision[], at: Date): string {
  return `${JSON.stringify({ version: VERSION, at: at.toISOString(), decisions }, null, 1)}\n`;
}

/** Parses decisions, with the time when they were saved; undefined if the text has another version, or is damaged. */
export function decisionsIn(text: string): { readonly at: Date; readonly decisions: readonly Decision[] } | undefined {
  try {
    const { version, at, decisions } = JSON.parse(text) as { version: number; at: string; decisions: Decision[] };
    return version === VERSION ? { at: new Date(at), decisions } : undefined;
  } catch {
    return undefined;
  }
}

/** The files that have changed since a page of theirs was accepted; `hash` gives their present state. */
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
