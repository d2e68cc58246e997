import type { Analysis } from './analyse';
import { makePlan } from '../plan';
import { rewrite, type RewriteInput } from '../rewrite';
import { Drafts } from '../rewrite/drafts';
import { standingTtl } from '../rewrite/helper-file';
import { loadParser, type Parse } from '../scan/syntax/parse';
import { TypeErrors } from './type-errors';
import { entangledIn, MOST_TO_CHECK, withhold, type Staying } from '../plan/withholding';
import { isTestFile } from '../projects/test-files';
import type { ChangeSet, Choices, FileFacts, Finding, Planner, Project, Propose, Risk, Withheld } from '../types';

/** What to propose, and how its texts should look. */
export interface ProposeOptions {
  readonly wanted: (finding: Finding) => boolean;
  /** Sets above this risk are withheld. */
  readonly risk: Risk;
  readonly ttl: number;
  /** Maximum number of independent callbacks of an array method that run at once (default: 1). */
  readonly parallel?: number;
  /** Test files stay as they are. */
  readonly keepTests?: boolean;
  readonly format: boolean;
}

type Source = Pick<FileFacts, 'path' | 'format'>;

/** Plans and rewrites; see `Planner`. */
export async function proposer(analysis: Analysis, project: Project, options: ProposeOptions): Promise<Propose> {
  return (await planner(analysis, project, options)).propose;
}

/**
 * A set whose text would not parse, has new type errors, or whose risk is too high, is withheld with a reason, or what makes it so
 * stays as it is, and everything is planned again without it: a finished plan is never filtered.
 */
export async function planner(analysis: Analysis, project: Project, options: ProposeOptions): Promise<Planner> {
  const parse = await loadParser();
  const input = rewriteInput(analysis, project, options, parse);
  const tests = options.keepTests ? testsOf(project) : [];
  const { wanted, ttl, parallel } = options;
  const types = new TypeErrors(analysis, project);
  const planning = { ...analysis.planning, wanted, ttl, parallel, standingTtl: standingTtl(project) };
  const propose: Propose = async (choices) => {
    const kept = new Set([...tests, ...(choices.kept ?? [])]);
    const withheld = new Map<string, Withheld>(choices.withheld);
    const staying: Staying = { calls: new Map(), findings: withheld };
    for (let tolerated = options.risk === 'safe' ? 0 : MOST_TO_CHECK; ;) {
      const plan = makePlan(
        { ...planning, tolerated, rules: { ...planning.rules, ...types.rules, staying: staying.calls } },
        { ...choices, withheld, kept },
      );
      const isRisky = (set: ChangeSet): boolean => set.risk === 'review' && !isAccepted(set, options, choices);
      const entangled = entangledIn(plan).filter((set) => !isRisky(set));
      const risky = [...plan.sets.filter(isRisky), ...entangled];
      if (plan.isUnfinished && risky.length === 0) {
        tolerated = Infinity;
        continue;
      }
      const { changes, invalid } = risky.length > 0 ? { changes: [], invalid: [] } : await rewrite(input, plan);
      const untyped = risky.length + invalid.length === 0 ? await types.in(plan, changes) : new Map<string, Withheld>();
      if (!untyped) return { plan, changes };
      for (const [id, why] of untyped) withheld.set(id, why);
      for (const { findings } of invalid) for (const { id } of findings) withheld.set(id, { code: 'output-invalid' });
      for (const set of risky) withhold(analysis.graph, set, staying);
    }
  };
  return {
    propose,
    render: async (plan, sets) => (await rewrite(input, { ...plan, sets })).changes,
    problem: (path, text) => {
      const { errors, frame } = parse(path, text, analysis.graph.program.file(path)?.format);
      return errors.length > 0 ? (frame ?? errors[0]) : undefined;
    },
  };
}

/** Whether hazards of a set are accepted that nothing guards against: a person is asked about them. */
function isAccepted({ findings }: ChangeSet, { risk }: ProposeOptions, { guarded }: Choices): boolean {
  return risk === 'review' && !findings.some(({ id }) => guarded?.has(id));
}

function rewriteInput({ graph }: Analysis, project: Project, { format }: ProposeOptions, parse: Parse): RewriteInput {
  const errorsOf = (facts: Source, text: string) => parse(facts.path, text, facts.format, true).errors;
  return {
    graph,
    project,
    format,
    isValid: (facts, text) => {
      const errors = errorsOf(facts, text);
      if (errors.length === 0) return true;
      const before = project.files.find((file) => file.path === facts.path)?.text ?? '';
      // A syntax error that was there before does not count.
      return (
        parse(facts.path, text, facts.format).errors.length === 0 && errors.length <= errorsOf(facts, before).length
      );
    },
    parse: (path, text) => parse(path, text),
    drafts: new Drafts(),
  };
}

function testsOf({ files }: Project): string[] {
  return files.map((file) => file.path).filter(isTestFile);
}
