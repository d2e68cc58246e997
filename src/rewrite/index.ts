import type { HelperName } from '../helpers/render';
import type { CallGraph, Change, ChangeSet, FileFacts, Plan, Project } from '../types';
import { formatLike, formatNew } from './format';
import { rewriteFile } from './file';
import { helperChange, helperFile, helperRequest, type HelperFile } from './helper-file';
import { OverlapError } from './text';

/** What the rewriting of a plan needs. */
export interface RewriteInput {
  readonly graph: CallGraph;
  readonly project: Pick<Project, 'root' | 'files' | 'paths' | 'package'>;
  /** Milliseconds that existsSync/statSync answers may be old. */
  readonly ttl: number;
  /** True when a text parses in the module format of its file. */
  readonly isValid: (facts: FileFacts, text: string) => boolean;
  /** Prettier runs on files that were prettier-clean. */
  readonly format: boolean;
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
  const target = helperFile(
    input.project,
    paths.map((path) => input.graph.program.file(path) as FileFacts),
  );
  let nodePrefix = false;
  for (const path of paths) {
    const sets = plan.sets.filter((set) => set.files.includes(path));
    const change = await rewriteOne(input, path, sets, target, (helper, prefixed) => {
      used.add(helper as HelperName);
      nodePrefix ||= prefixed;
    });
    if (change === 'invalid') sets.forEach((set) => invalid.add(set));
    else if (change) changes.push(change);
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
  use: (helper: string, prefixed: boolean) => void,
): Promise<Change | 'invalid' | undefined> {
  const facts = input.graph.program.file(path) as FileFacts;
  const before = input.project.files.find((file) => file.path === path)?.text as string;
  const after = textAfter(input, facts, before, sets, target, use);
  if (after === undefined) return 'invalid';
  if (after === before) return undefined;
  const formatted = input.format ? await formatLike(input.project.root, path, before, after) : after;
  return { path, before, after: formatted, sets: sets.map((set) => set.id) };
}

/** The new text if it parses; undefined when it does not, or when two edits overlap. */
function textAfter(
  input: RewriteInput,
  facts: FileFacts,
  before: string,
  sets: readonly ChangeSet[],
  target: HelperFile,
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
