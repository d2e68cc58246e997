export { changedFiles, decisionsIn, hashOf, textOf, type Decision } from './decisions';
export { editorOf } from './editor';
export { openTerminal } from './prompt';
export { review } from './review';
export type { Draw, Edit, ReviewResult, Screen, Surroundings, Terminal } from './types';
