export { readNote as load } from './read.js';
export * from './names.js';
