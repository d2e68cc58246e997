import type { CallGraph, FunctionId, Lock } from '../../types';
import type { Effects } from '../effects/effects';
import type { Guarding } from '../interleaving/atomicity';
import type { Closure } from '../propagation/closure';
import { answeredFirst } from './work-after-answer';
import { assumptions, caveats } from './assumptions';
import { consoleState } from './console-state';
import { heldArguments } from './held-arguments';
import { inFlight } from './in-flight';
import { inspected } from './function-kind-checks';
import { lateHandlers } from './late-handlers';
import { longerWaits } from './longer-waits';
import { middlewareState } from './middleware-state';
import { sameMoments } from './same-moments';
import { overtakingWrites } from './overtaking-writes';
import { listening } from './listeners';
import { unawaited } from './unawaited';
import { contexts } from './contexts';
import { caughtElsewhere } from './caught-elsewhere';
import { races } from './races';
import { requestListeners } from './request-listeners';
import { settledFirst } from './work-after-settling';
import { lateCallbacks } from './late-callbacks';
import { uncaught } from './uncaught';
import { absentFiles } from './absent-files';
import { watchedArguments } from './watched-arguments';
import { uploadNames } from './upload-names';
import { vanishingEntries } from './vanishing-entries';

/** What the behaviour of a rewritten program depends on. */
export interface HazardInput {
  readonly graph: CallGraph;
  readonly effects: Effects;
  readonly closures: readonly Closure[];
  readonly locks: readonly Lock[];
  /** Functions that others may call by the exports of the package. */
  readonly publicFunctions: ReadonlySet<FunctionId>;
}

/** What may behave differently behind a wait, apart from what locks and tests are concerned with. */
export function hazardsIn({ graph, effects, closures, locks, publicFunctions }: HazardInput): Guarding['hazards'] {
  return [
    ...assumptions(graph, closures),
    ...caveats(closures),
    ...heldArguments(graph, effects, closures),
    ...inspected(graph, closures),
    ...listening(graph, closures),
    ...unawaited(graph, effects, closures, locks),
    ...watchedArguments(graph, effects, closures),
    ...longerWaits(graph, closures),
    ...races(graph, closures),
    ...contexts(graph, closures),
    ...consoleState(graph, closures),
    ...lateHandlers(graph, closures),
    ...inFlight(graph, effects, closures, locks),
    ...lateCallbacks(graph, closures, publicFunctions),
    ...answeredFirst(graph, effects, closures),
    ...settledFirst(graph, effects, closures),
    ...middlewareState(graph, effects, closures, locks),
    ...sameMoments(graph, closures, locks),
    ...uncaught(graph, closures),
    ...requestListeners(graph, closures),
    ...caughtElsewhere(graph, closures),
    ...overtakingWrites(graph, effects, closures, locks),
    ...uploadNames(graph, closures),
    ...vanishingEntries(graph, effects, closures, locks),
    ...absentFiles(graph, effects, closures, locks),
  ];
}
