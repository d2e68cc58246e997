export { applyChanges, Stopped, type ApplyResult } from './apply';
export { changedOnDisk, leftByUs } from './current';
export { dirtyFiles, gitPrefix } from './git';
export type { SetRecord } from './journal';
export { ourFolder, withLock } from './lock';
export { readRuns, type Run } from './runs';
export { keepTrial, reopenBatch, takeBackTrial } from './trial';
export { recover, undo, type Restored, type Undone } from './undo';
export { forgetReview, keepAside, keepReview, keptReview } from './unfinished';
