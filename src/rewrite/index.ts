import type { HelperName } from '../helpers/render';
import type { CallGraph, Change, ChangeSet, FileFacts, Plan, Project } from '../types';
import { Drafts, type Draft } from './drafts';
import { formatLike, formatNew } from './format';
import { rewriteFile } from './file';
import { helperChange, helperFile, helperRequest, type HelperFile } from './helper-file';
import { reshapeWith, type ParseTree, type Reshape } from './reshape';
import { OverlapError } from './text';

/** What the rewriting of a plan needs. */
export interface RewriteInput {
  readonly graph: CallGraph;
  readonly project: Pick<Project, 'root' | 'files' | 'paths' | 'package' | 'packages'>;
  /** Milliseconds that existsSync/statSync answers may be old. */
  readonly ttl: number;
  /** True when a text parses in the module format of its file. */
  readonly isValid: (facts: FileFacts, text: string) => boolean;
  /** The tree of a piece of a file. */
  readonly parse: ParseTree;
  /** Prettier runs on files that were prettier-clean. */
  readonly format: boolean;
  /** What earlier plans of the same program came to: planning again in a review then costs only what changed. */
  readonly drafts: Drafts;
}

/** The changes of a plan, and the sets that could not be carried out because their text would not parse. */
export interface Rewritten {
  readonly changes: readonly Change[];
  readonly invalid: readonly ChangeSet[];
}

/** Turns a plan into new texts. Deterministic; touches no disk but prettier's configuration. */
export async function rewrite(input: RewriteInput, plan: Plan): Promise<Rewritten> {
  const paths = [...new Set(plan.sets.flatMap((set) => set.files))].sort();
  const changes: Change[] = [];
  const invalid = new Set<ChangeSet>();
  const used = new Set<HelperName>();
  const users = paths.map((path) => input.graph.program.file(path) as FileFacts);
  const target = input.drafts.helperFile(() => helperFile(input.project, users, input.graph.loads));
  let nodePrefix = false;
  for (const path of paths) {
    const sets = plan.sets.filter((set) => set.files.includes(path));
    const draft = await input.drafts.of([path, target.path], sets, () => rewriteOne(input, path, sets, target));
    for (const helper of draft.helpers) used.add(helper as HelperName);
    nodePrefix ||= draft.helpers.length > 0 && draft.nodePrefix;
    if (draft.change === 'invalid') sets.forEach((set) => invalid.add(set));
    else if (draft.change) changes.push({ ...draft.change, sets: sets.map((set) => set.id) });
  }
  if (invalid.size > 0) return { changes: [], invalid: [...invalid] };
  const helper = await newHelperFile(input, target, used, nodePrefix, plan);
  return { changes: helper ? [helper, ...changes] : changes, invalid: [] };
}

async function rewriteOne(
  input: RewriteInput,
  path: string,
  sets: readonly ChangeSet[],
  target: HelperFile,
): Promise<Draft> {
  const facts = input.graph.program.file(path) as FileFacts;
  const before = input.project.files.find((file) => file.path === path)?.text as string;
  const helpers: string[] = [];
  let nodePrefix = false;
  // Loaded only for a program that has such a loop.
  const mayReshape = sets.some((set) => set.loops.some((call) => input.graph.program.call(call).position.each));
  const reshape = mayReshape ? await reshapeWith(input.parse) : undefined;
  const after = textAfter(input, facts, before, sets, target, reshape, (helper, prefixed) => {
    helpers.push(helper);
    nodePrefix ||= prefixed;
  });
  if (after === undefined) return { change: 'invalid', helpers, nodePrefix };
  if (after === before) return { change: undefined, helpers, nodePrefix };
  const formatted = input.format ? await formatLike(input.project.root, path, before, after) : after;
  return { change: { path, before, after: formatted }, helpers, nodePrefix };
}

/** The new text if it parses; undefined when it does not, or when two edits overlap. */
function textAfter(
  input: RewriteInput,
  facts: FileFacts,
  before: string,
  sets: readonly ChangeSet[],
  target: HelperFile,
  reshape: Reshape | undefined,
  use: (helper: string, prefixed: boolean) => void,
): string | undefined {
  try {
    const helpers: string[] = [];
    const { after, style } = rewriteFile(
      input.graph,
      facts,
      before,
      sets,
      (fileStyle) => helperRequest(facts.path, target, fileStyle),
      (helper) => helpers.push(helper),
      reshape,
    );
    for (const helper of helpers) use(helper, style.nodePrefix);
    return input.isValid(facts, after) ? after : undefined;
  } catch (error) {
    if (error instanceof OverlapError) return undefined;
    throw error;
  }
}

async function newHelperFile(
  input: RewriteInput,
  target: HelperFile,
  used: ReadonlySet<HelperName>,
  nodePrefix: boolean,
  plan: Plan,
): Promise<Change | undefined> {
  if (used.size === 0) return undefined;
  const change = helperChange(input.project, target, used, {
    ttl: input.ttl,
    nodePrefix,
    sets: plan.sets.map((set) => set.id),
  });
  if (!change || !input.format) return change;
  return { ...change, after: await formatNew(input.project.root, change.path, change.after) };
}
