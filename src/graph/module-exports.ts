import type { FileFacts } from '../types';

/** True when `module.exports = …` stands in for an object that nobody puts anything in. */
export function isReplaced({ flow, functions }: FileFacts): boolean {
  const modules = new Set(flow.flatMap((one) => (one[0] === 'global' && one[2] === 'module' ? [one[1]] : [])));
  const assigns = flow.some(
    (one) =>
      (one[0] === 'store' && one[2] === 'exports' && modules.has(one[1])) || (one[0] === 'export' && one[1] === '='),
  );
  // `this` of a module is what it exports at first.
  return assigns && !flow.some((one) => one[0] === 'exports' && one[1] !== functions[0].thisNode);
}
