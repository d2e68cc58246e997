import { createColors } from 'picocolors';
import { review, type Decision, type Edit, type ReviewResult, type Screen } from '../../src/review';
import type { Change, ChangeSet, Planner } from '../../src/types';
import { planOf } from '../report/samples';

/** A planner that keeps what it was asked for. */
export interface FakePlanner extends Planner {
  /** The findings declined in each plan that was made, in order. */
  readonly asked: string[][];
}

type Texts = Readonly<Record<string, string>>;

/**
 * A made-up planner: each set upper-cases its own line in each of its files, unless one of its findings is declined. With
 * `twins` a file can be kept as it is, unless it holds a finding; with `guards` a set can do without the findings that have hazards.
 */
export function planner(
  sets: readonly ChangeSet[],
  texts: Texts,
  given: { twins?: boolean; guards?: boolean } = {},
): FakePlanner {
  const asked: string[][] = [];
  const isLeft = (set: ChangeSet, without: ReadonlySet<string>): boolean =>
    !set.findings.some(({ id }) => without.has(id));
  return {
    asked,
    propose: async ({ declined, withheld, ...more }) => {
      asked.push([...declined]);
      const kept = given.twins ? (more as { readonly kept: ReadonlySet<string> }).kept : new Set<string>();
      const without = new Set([...declined, ...(withheld?.keys() ?? [])]);
      const { guarded } = more as { readonly guarded: ReadonlySet<string> };
      // Like the real one, it letters what is left afresh.
      const left = sets
        .flatMap((set) => (set.findings.some(({ id }) => guarded.has(id)) ? (given.guards ? guardedOf(set) : []) : set))
        .filter((set) => isLeft(set, without) && !set.findings.some(({ file }) => kept.has(file)))
        .map((set, index) => ({ ...set, label: 'ABCDEF'[index], files: set.files.filter((path) => !kept.has(path)) }));
      return { plan: planOf(left), changes: changesOf(left, texts) };
    },
    render: async (_plan, some) => changesOf(some, texts),
    problem: (_path, text) => (text.includes('BROKEN') ? 'Unexpected BROKEN' : undefined),
  };
}

function guardedOf(set: ChangeSet): readonly ChangeSet[] {
  const causes = new Set(set.hazards.flatMap((hazard) => hazard.findings ?? []));
  const findings = set.findings.filter(({ id }) => !causes.has(id));
  return findings.length > 0 ? [{ ...set, findings, risk: 'safe', hazards: [] }] : [];
}

function changesOf(sets: readonly ChangeSet[], texts: Texts): readonly Change[] {
  const changes = Object.entries(texts).map(([path, before]) => {
    const own = sets.filter((set) => set.files.includes(path));
    // The line of a set is its first finding's file without `.js`: letters change from plan to plan.
    const after = own.reduce((text, set) => text.replaceAll(lineOf(set), lineOf(set).toUpperCase()), before);
    return { path, before, after, sets: own.map((set) => set.id) };
  });
  return changes.filter((one) => one.before !== one.after);
}

function lineOf({ findings }: ChangeSet): string {
  return findings[0].file.replace('.js', '');
}

/** What came of a review, and everything that was on the screen. */
export interface Outcome extends ReviewResult {
  readonly screens: readonly string[];
  /** Keys that nobody asked for. */
  readonly unused: string;
  /** What was said while something was done. */
  readonly told: readonly string[];
  /** Every list of decisions that was kept. */
  readonly saved: readonly (readonly Decision[])[];
}

/** How a scripted review differs from the plain one. */
export interface Given {
  readonly columns?: number;
  readonly edit?: Edit;
  readonly earlier?: readonly Decision[];
}

const special = new Map([
  ['^', 'interrupt'],
  ['<', 'escape'],
  ['\n', 'return'],
  ['\b', 'backspace'],
]);

/** Reviews with these keys; `^` is Ctrl-C, `<` is escape, and a newline is the enter key. */
export async function answering(of: Planner, keys: string, given: Given = {}): Promise<Outcome> {
  const left = [...keys];
  const screens: string[] = [];
  const saved: (readonly Decision[])[] = [];
  const told: string[] = [];
  const result = await review(
    of,
    {
      terminal: {
        ask: async (draw, wanted, named = []) => {
          screens.push(textOf(draw(given.columns ?? 120)));
          const key = left.shift();
          if (key === undefined) throw new Error(`asked more often than expected:\n${screens.at(-1)}`);
          const name = special.get(key) ?? key;
          const known = [...wanted, ...named, 'interrupt', 'escape'];
          if (!known.includes(name)) throw new Error(`${name} is not one of ${known.join(' ')}`);
          return name;
        },
        tell: (text) => void told.push(text),
        lend: (work) => work(),
        close: async () => undefined,
      },
      colors: createColors(false),
      edit: given.edit ?? (async () => ({ refused: 'no editor here' })),
      save: async (decisions) => void saved.push(decisions),
      aside: async (path) => `.unblock/edits/1/${path}`,
    },
    given.earlier,
  );
  return { ...result, screens, unused: left.join(''), saved, told };
}

function textOf({ top, body, keys }: Screen): string {
  return [...top, ...body, ...keys].join('\n');
}
