export { applyChanges, type ApplyResult } from './apply';
export { dirtyFiles, gitPrefix } from './git';
export { recover, undo, type Restored } from './undo';
export { forgetReview, keepReview, keptReview } from './unfinished';
