import type { Analysis } from './analyse';
import { asks } from './decide';
import type { Options } from '../options';
import { planner as plannerOf } from './propose';
import { selectorOf, withinSets } from './selection';
import type { Choices, Planner, Project, Proposal } from '../types';
import type { App } from './app';

const NOTHING_DECLINED: Choices = { declined: new Set() };

/**
 * Plans and rewrites what the flags choose. A proposal may have to be made twice: which sets there are to choose from is
 * known only after the first.
 */
export async function proposeSelected(
  app: App,
  analysis: Analysis,
  project: Project,
  options: Options,
): Promise<{ readonly planner: Planner; readonly all: Proposal }> {
  const wanted = selectorOf(options, app.narrow);
  const planning = {
    risk: asks(options) ? 'review' : options.risk,
    ttl: options.fsCacheTtl,
    parallel: options.parallel,
    keepTests: options.keepTests,
    format: true,
  } as const;
  const planner = await plannerOf(analysis, project, { ...planning, wanted });
  const all = await planner.propose(NOTHING_DECLINED);
  const chosen = withinSets(wanted, all.plan.sets, options);
  if (!chosen) return { planner, all };
  const narrower = await plannerOf(analysis, project, { ...planning, wanted: chosen });
  return { planner: narrower, all: await narrower.propose(NOTHING_DECLINED) };
}
