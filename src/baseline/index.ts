export { compare, updated } from './compare';
export { BASELINE_FILE, readBaseline, writeBaseline } from './file';
