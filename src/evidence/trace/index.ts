export { startTraced, tracing, type AppEnd, type TracedApp } from './app';
export { mergeRecords, type RunFacts } from './merge';
export { withEvidence, type OffsetOf } from './match';
export { Originals } from './originals';
export type { ProcessRecord } from './record';
export { readTrace } from './read';
export { toSummary } from './summary';
export { targetsOf } from './targets';
