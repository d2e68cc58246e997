import load from './load.js';

const deep = (name, depth) => (depth === 0 ? [load(name)] : [load(name), ...deep(name, depth - 1)]);

export default deep;
