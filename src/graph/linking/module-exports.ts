import type { FileFacts } from '../../types';

/** Whether `module.exports = …` replaces an object that nothing was added to. */
export function isReplaced({ flow, functions }: FileFacts): boolean {
  const modules = new Set(flow.flatMap((one) => (one[0] === 'global' && one[2] === 'module' ? [one[1]] : [])));
  const assigns = flow.some(
    (one) =>
      (one[0] === 'store' && one[2] === 'exports' && modules.has(one[1])) || (one[0] === 'export' && one[1] === '='),
  );
  // At first, `this` of a module is its exports object.
  return assigns && !flow.some((one) => one[0] === 'exports' && one[1] !== functions[0].thisNode);
}
