import type { Analysis } from '../pipeline/analyse';
import { UserError } from '../errors';
import { didYouMean } from '../options/flags';
import { makePlan } from '../plan';
import { planner } from '../pipeline/propose';
import type { BlockingModule, Explanation, Finding, FindingExplanation, Project } from '../types';

/** What is known of one app. */
export interface Known {
  readonly project: Project;
  readonly analysis: Analysis;
  readonly modules: readonly BlockingModule[];
  readonly ttl: number;
  /** Maximum number of independent callbacks of an array method that run at once. */
  readonly parallel: number;
}

/**
 * Explains a topic: a finding by its id or by `file:line`, or a rule (`fs/readFileSync`, `fs.readFileSync`,
 * `readFileSync`). Throws UserError, with the nearest topic, if there is none.
 */
export async function explain(topic: string, known: Known): Promise<readonly Explanation[]> {
  const all = [...known.analysis.findings, ...known.analysis.ignores.ignored.map(({ finding }) => finding)];
  const named = all.filter(({ id, file, line }) => id === topic || `${file}:${line}` === topic);
  if (named.length > 0) return Promise.all(named.map((finding) => explainFinding(finding, known)));
  const rules = rulesOf(topic, known.modules, all);
  if (rules.length > 0) return rules;
  const topics = [...all.map(({ id }) => id), ...known.modules.flatMap(rulesIn)];
  const advice = didYouMean(topic, topics, '`unblock scan --json` lists all ids.');
  throw new UserError(`there is nothing called \`${topic}\``, advice);
}

function rulesOf(topic: string, modules: readonly BlockingModule[], all: readonly Finding[]): readonly Explanation[] {
  return modules.flatMap((module) => {
    const names = new Set(module.methods.map(({ sync }) => sync));
    const asked = [...names].filter((sync) =>
      [`${module.name}/${sync}`, `${module.name}.${sync}`, sync].includes(topic),
    );
    return asked.map((sync): Explanation => {
      const rule = `${module.name}/${sync}`;
      const methods = module.methods.filter((method) => method.sync === sync);
      return { kind: 'rule', rule, module: module.name, methods, findings: all.filter((one) => one.rule === rule) };
    });
  });
}

function rulesIn({ name, methods }: BlockingModule): readonly string[] {
  return methods.map(({ sync }) => `${name}/${sync}`);
}

async function explainFinding(
  finding: Finding,
  { project, analysis, ttl, parallel }: Known,
): Promise<FindingExplanation> {
  // Planned together with all findings of its contexts, because what must change with it is part of the answer.
  const wanted = (other: Finding): boolean => other.contexts.some((context) => finding.contexts.includes(context));
  const plan = makePlan({ ...analysis.planning, wanted, ttl, parallel }, { declined: new Set() });
  const set = plan.sets.find((one) => one.findings.some(({ id }) => id === finding.id));
  const skip = plan.skipped.find((one) => one.finding.id === finding.id);
  const { render } = await planner(analysis, project, { wanted, risk: 'review', ttl, parallel, format: true });
  const changes = set ? await render(plan, [set]) : [];
  return { kind: 'finding', finding, set, skip, changes, code: codeOf(finding, project) };
}

function codeOf({ trace, file, line }: Finding, { files }: Project): ReadonlyMap<string, string> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return new Map(
    [...trace, { file, line }].map((at) => {
      const code = texts.get(at.file)?.split('\n')[at.line - 1] ?? '';
      return [`${at.file}:${at.line}`, code.trim()];
    }),
  );
}
