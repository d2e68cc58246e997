/* eslint-disable @typescript-eslint/no-require-imports -- `import()` would ask for a file extension, which only the built files have. */
import { onFirstUse } from './shell/on-first-use';

// What src/run.ts calls in some runs only: a scan of what has not changed needs none of it, and loading it all takes longer
// than such a scan.

export const benchApp = onFirstUse(() => (require('./commands/bench') as typeof import('./commands/bench')).benchApp);
export const explain = onFirstUse(() => (require('./commands/explain') as typeof import('./commands/explain')).explain);
export const initialise = onFirstUse(() => (require('./commands/init') as typeof import('./commands/init')).initialise);
export const mergeReports = onFirstUse(
  () => (require('./commands/many') as typeof import('./commands/many')).mergeReports,
);
export const runMany = onFirstUse(() => (require('./commands/many') as typeof import('./commands/many')).runMany);
export const traceApp = onFirstUse(() => (require('./commands/trace') as typeof import('./commands/trace')).traceApp);
export const takeBack = onFirstUse(() => (require('./commands/undo') as typeof import('./commands/undo')).takeBack);
export const readTrace = onFirstUse(() => (require('./evidence/trace') as typeof import('./evidence/trace')).readTrace);
export const analyseApp = onFirstUse(() => (require('./pipeline/app') as typeof import('./pipeline/app')).analyseApp);
export const everyModule = onFirstUse(() => (require('./pipeline/app') as typeof import('./pipeline/app')).everyModule);
export const decide = onFirstUse(() => (require('./pipeline/decide') as typeof import('./pipeline/decide')).decide);
export const refuseDirty = onFirstUse(
  () => (require('./pipeline/decide') as typeof import('./pipeline/decide')).refuseDirty,
);
export const locked = onFirstUse(() => (require('./pipeline/locked') as typeof import('./pipeline/locked')).locked);
export const proposeSelected = onFirstUse(
  () => (require('./pipeline/propose-selected') as typeof import('./pipeline/propose-selected')).proposeSelected,
);
export const verifierFor = onFirstUse(
  () => (require('./pipeline/verified') as typeof import('./pipeline/verified')).verifierFor,
);
export const write = onFirstUse(() => (require('./pipeline/write') as typeof import('./pipeline/write')).write);
