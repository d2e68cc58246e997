import { CPU, MODULES } from '../../transforms';
import { extended } from '../memoised';
import { factsFile } from '../shell/caches';
import type { Io } from '../shell/io';
import type { Options } from '../options';
import type { Additions, BlockingModule, Project, Trace } from '../types';
import { analyse, type Analysis, type AnalyseOptions } from './analyse';
import { evidenced } from './evidenced';
import { readPenalties } from './penalties';
import { entriesIn, type Place } from './places';

/** An app, and what its configuration adds to the catalogue. */
export interface App extends Place {
  readonly additions: Additions;
  /** A traced run of it. */
  readonly trace?: Trace;
  /** Others are reported, too, so that each report names its app. */
  readonly isOneOfSeveral: boolean;
}

/** Scan, graph and findings of an app, with what a traced run showed of it. */
export async function analyseApp(app: App, project: Project, options: Options, { env }: Io): Promise<Analysis> {
  const given: AnalyseOptions = {
    cpu: wantsCpu(options) ? CPU : undefined,
    penalties: readPenalties(env),
    modules: modulesOf(app),
    additions: app.additions,
    cache: options.cache ? factsFile(env, app.root) : undefined,
    slice: options.slice && !options.strict,
    entries: entriesIn(project, options),
    contexts: options.contexts,
    alone: false,
  };
  const analysis = await analyse(project, given);
  return app.trace ? evidenced(analysis, app.trace, given.modules) : analysis;
}

/** The catalogue, what the app's configuration adds, and what is looked for on request only. */
export function everyModule(app: App): readonly BlockingModule[] {
  return [...modulesOf(app), CPU];
}

function modulesOf({ additions }: App): readonly BlockingModule[] {
  return extended(MODULES, additions.modules);
}

/** Work on the CPU is reported only on request: it cannot be rewritten, and should not get into a baseline unasked. */
function wantsCpu({ only, topic }: Options): boolean {
  return [...only, topic ?? ''].some((name) => name === 'cpu' || name.startsWith('cpu/'));
}
