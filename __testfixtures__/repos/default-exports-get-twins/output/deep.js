import load, { loadAsync } from './load.js';

const deep = (name, depth) => (depth === 0 ? [load(name)] : [load(name), ...deep(name, depth - 1)]);

const deepAsync = async (name, depth) => (depth === 0 ? [await loadAsync(name)] : [await loadAsync(name), ...await deepAsync(name, depth - 1)]);

export default deep;
export { deepAsync };
