import * as store from './store.js';

export const {
  isThere,
  // It had this name once.
  load: loadNote,
} = store;
