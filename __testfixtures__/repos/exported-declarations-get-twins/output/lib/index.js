export { load, loadAsync, isThere as hasNote, isThereAsync as hasNoteAsync } from './store.js';
export * as notes from './notes.js';
