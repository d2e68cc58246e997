import type { Baseline, Comparison, Context, Finding, Slack } from '../types';

/** The key under which findings are counted; it does not change when lines move. */
export function keyOf({ id, rule, file }: Finding): string {
  const scope = id.slice(`${rule}@${file}#`.length, id.lastIndexOf(':'));
  return `${file}#${scope} ${rule}`;
}

/** Compares the selected findings (`selected`, some of `all`) with a baseline, if there is one. */
export function compare(
  all: readonly Finding[],
  selected: readonly Finding[],
  baseline: Baseline | undefined,
): Comparison {
  const left = new Map(baseline?.counts);
  const added: Finding[] = [];
  const known: Finding[] = [];
  for (const finding of selected) {
    const key = keyOf(finding);
    const open = left.get(key) ?? 0;
    left.set(key, open - 1);
    (open > 0 ? known : added).push(finding);
  }
  return { added, known, slack: baseline ? slackOf(baseline, all) : [], isFirst: baseline === undefined };
}

function slackOf({ contexts, counts }: Baseline, all: readonly Finding[]): readonly Slack[] {
  const found = countsOf(inContexts(all, contexts));
  return [...counts].flatMap(([key, count]) => {
    const fewer = count - (found.get(key) ?? 0);
    return fewer > 0 ? [{ key, fewer }] : [];
  });
}

/**
 * The baseline that accepts exactly the selected findings. Keeps entries of the old one that were not selected this
 * time (`--only`, a path, …), as far as they still exist.
 */
export function updated(
  all: readonly Finding[],
  selected: readonly Finding[],
  old: Baseline | undefined,
  contexts: readonly Context[],
): Baseline {
  const found = countsOf(inContexts(all, contexts));
  const kept = [...(old?.counts ?? [])].map(([key, count]) => [key, Math.min(count, found.get(key) ?? 0)] as const);
  const counts = new Map([...kept, ...countsOf(selected)].filter(([, count]) => count > 0));
  return { contexts, counts };
}

function inContexts(findings: readonly Finding[], contexts: readonly Context[]): readonly Finding[] {
  return findings.filter((finding) => finding.contexts.some((context) => contexts.includes(context)));
}

function countsOf(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const finding of findings) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
  return counts;
}
