export { load, isThere as hasNote } from './store.js';
export * as notes from './notes.js';
