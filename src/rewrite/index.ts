import type { HelperName } from '../helpers/render';
import { memoisedBy } from '../memoised';
import type { CallGraph, Change, ChangeSet, FileFacts, PackageInfo, Plan, Project } from '../types';
import { Drafts, type Draft } from './drafts';
import { formatLike, formatNew } from './format';
import { extensionFor, type Extension } from './extensions';
import { rewriteFile } from './file';
import { helperChange, helperFile, helperRequest, type HelperFile } from './helper-file';
import { helperHomes } from './helper-homes';
import { reshapeWith, type ParseTree, type Reshape } from './reshape';
import { OverlapError } from './text';

/** What rewriting a plan needs. */
export interface RewriteInput {
  readonly graph: CallGraph;
  readonly project: Pick<Project, 'root' | 'files' | 'paths' | 'package' | 'packages'>;
  /** Whether a text parses in the module format of its file. */
  readonly isValid: (facts: FileFacts, text: string) => boolean;
  /** The syntax tree of a part of a file. */
  readonly parse: ParseTree;
  /** Whether prettier runs on files that it had formatted before. */
  readonly format: boolean;
  /** The drafts of earlier plans of the same program, so that a review only pays for what changes. */
  readonly drafts: Drafts;
}

/** The changes of a plan, and the sets that are withheld because a text would not parse. */
export interface Rewritten {
  readonly changes: readonly Change[];
  readonly invalid: readonly ChangeSet[];
}

/** Turns a plan into new texts. Deterministic; reads nothing from disk but the configuration of prettier. */
export async function rewrite(input: RewriteInput, plan: Plan): Promise<Rewritten> {
  const paths = [...new Set(plan.sets.flatMap((set) => set.files))].sort();
  const changes: Change[] = [];
  const invalid = new Set<ChangeSet>();
  const targetOf = await targetsFor(input, paths, plan);
  const needs = new Map<HelperFile, Needs>();
  for (const { draft, sets, target } of await draftsOf(input, plan, paths, targetOf)) {
    if (draft.helpers.length > 0) needs.set(target, withDraft(needs.get(target), draft, sets));
    if (draft.change === 'invalid') sets.forEach((set) => invalid.add(set));
    else if (draft.change) changes.push({ ...draft.change, sets: sets.map((set) => set.id) });
  }
  if (invalid.size > 0) return { changes: [], invalid: [...invalid] };
  const helpers: Change[] = [];
  for (const [target, needed] of needs) helpers.push(...(await newHelperFile(input, target, needed, plan)));
  return { changes: [...helpers, ...changes], invalid: [] };
}

/** What importing files need of a helper file. */
interface Needs {
  readonly names: ReadonlySet<HelperName>;
  readonly nodePrefix: boolean;
  readonly sets: ReadonlySet<string>;
}

function withDraft(needs: Needs | undefined, draft: Draft, sets: readonly ChangeSet[]): Needs {
  return {
    names: new Set([...(needs?.names ?? []), ...(draft.helpers as readonly HelperName[])]),
    nodePrefix: needs?.nodePrefix === true || draft.nodePrefix,
    sets: new Set([...(needs?.sets ?? []), ...sets.map((set) => set.id)]),
  };
}

/** The helper file of each changed file. */
type TargetOf = (path: string) => HelperFile;

/** Files whose helpers a test mocks. */
function substitutesIn(path: string, sets: readonly ChangeSet[]): string[] {
  const own = sets.flatMap(({ substitutes }) => substitutes).filter(({ file }) => file === path);
  return own.flatMap(({ helperOf }) => helperOf ?? []);
}

/** Which files load a helper, and so decide about its place, is known only when all have been drafted with some place. */
async function targetsFor(input: RewriteInput, paths: readonly string[], plan: Plan): Promise<TargetOf> {
  const homeOf = helperHomes(input.graph, input.project.packages, plan.sets);
  const chosenFor = (loading: readonly string[], home: PackageInfo): HelperFile => {
    const isOwn = (path: string): boolean => homeOf(path) === home;
    const facts = paths.filter(isOwn).map((path) => input.graph.program.file(path) as FileFacts);
    return helperFile(input.project, home, facts, loading.filter(isOwn), input.graph);
  };
  const triedFor = memoisedBy((home: PackageInfo) => chosenFor(paths, home));
  const targetOf: TargetOf = (path) => {
    const home = homeOf(path);
    return input.drafts.helperFileOf(home) ?? triedFor(home);
  };
  const drafts = await draftsOf(input, plan, paths, targetOf);
  const loading = drafts.flatMap(({ path, draft }) => (draft.helpers.length > 0 ? [path] : []));
  for (const home of new Set(loading.map(homeOf))) input.drafts.keepHelperFile(home, () => chosenFor(loading, home));
  return targetOf;
}

/** The drafts of some files, whose helpers are where `targetOf` says. */
async function draftsOf(input: RewriteInput, plan: Plan, paths: readonly string[], targetOf: TargetOf) {
  const found: {
    readonly path: string;
    readonly draft: Draft;
    readonly sets: ChangeSet[];
    readonly target: HelperFile;
  }[] = [];
  for (const path of paths) {
    const sets = plan.sets.filter((set) => set.files.includes(path));
    const target = targetOf(path);
    const places = [target, ...substitutesIn(path, sets).map(targetOf)].map((one) => `${one.path} ${one.format}`);
    const draft = await input.drafts.of([path, ...places], sets, () => rewriteOne(input, path, sets, targetOf));
    found.push({ path, draft, sets, target });
  }
  return found;
}

async function rewriteOne(
  input: RewriteInput,
  path: string,
  sets: readonly ChangeSet[],
  targetOf: TargetOf,
): Promise<Draft> {
  const facts = input.graph.program.file(path) as FileFacts;
  const before = input.project.files.find((file) => file.path === path)?.text as string;
  const helpers: string[] = [];
  let nodePrefix = false;
  // Loaded only when there is such a loop.
  const mayReshape = sets.some((set) => set.loops.some((call) => input.graph.program.call(call).position.each));
  const reshape = mayReshape ? await reshapeWith(input.parse) : undefined;
  const after = textAfter(input, facts, before, sets, targetOf, reshape, (helper, prefixed) => {
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
  targetOf: TargetOf,
  reshape: Reshape | undefined,
  use: (helper: string, prefixed: boolean) => void,
): string | undefined {
  const extensionOf = ({ typescript }: HelperFile): Extension =>
    extensionFor(input.graph, input.project.packages, facts, typescript);
  try {
    const helpers: string[] = [];
    const { after, style } = rewriteFile(
      input.graph,
      facts,
      before,
      sets,
      (user) => helperRequest(facts.path, targetOf(user), extensionOf(targetOf(user))),
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
  { names, nodePrefix, sets: needing }: Needs,
  plan: Plan,
): Promise<readonly Change[]> {
  const sets = plan.sets.map((set) => set.id).filter((id) => needing.has(id));
  const change = helperChange(input.project, target, names, { ttl: plan.settings.ttl, nodePrefix, sets });
  if (!change) return [];
  return [input.format ? { ...change, after: await formatNew(input.project.root, change.path, change.after) } : change];
}
