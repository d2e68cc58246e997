import * as store from './store.js';

export const {
  isThere,
  isThereAsync,
  // It had this name once.
  load: loadNote,
  loadAsync: loadNoteAsync,
} = store;
