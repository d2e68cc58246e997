import type { Options } from '../options';
import type { Io } from '../shell/io';
import type { Plan, Project } from '../types';
import type { Analysis } from './analyse';
import { analyseApp, type App } from './app';
import { checkablePlan } from './checkable';
import { notesOn } from './notes';
import { selectorOf, withinSets } from './selection';
import type { Survey } from './survey';

/** Analyses an app that is not changed, whatever is known of it from earlier. */
export async function surveyAnew(app: App, project: Project, options: Options, io: Io): Promise<Survey> {
  const analysis = await analyseApp(app, project, options, io);
  const { findings, ignores, skipped } = analysis;
  const plan = options.command === 'scan' ? planned(app, analysis, options) : undefined;
  return { findings, ignores, skipped, notes: notesOn(project, analysis), plan };
}

/** What could be done about the findings; nothing is rewritten, and sets of any risk are shown that a person could check. */
function planned({ narrow }: App, { planning }: Analysis, options: Options): Plan {
  const given = { ...planning, ttl: options.fsCacheTtl, parallel: options.parallel };
  const wanted = selectorOf(options, narrow);
  const plan = checkablePlan({ ...given, wanted });
  const chosen = withinSets(wanted, plan.sets, options);
  return chosen ? checkablePlan({ ...given, wanted: chosen }) : plan;
}
