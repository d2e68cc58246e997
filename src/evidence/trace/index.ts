export { startTraced, type AppEnd, type TracedApp } from './app';
export { mergeRecords, type RunFacts } from './merge';
export { Originals } from './originals';
export { toSummary } from './summary';
export { targetsOf } from './targets';
