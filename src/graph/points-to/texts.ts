import { posix } from 'node:path';
import type { Solver } from './solve';

/** Limit of the length of a path, because one that is extended repeatedly would grow forever. */
const LONGEST = 200;

/** Adds the path below a folder to a node, for each path of the folder. */
// Matches: load(path.join(paths.root, 'controllers')), where `paths.root` is another file's
export function joinBelow(solver: Solver, to: number, folder: number, below: string): void {
  solver.listen(folder, (value) => {
    const known = solver.values.get(value);
    // An unread file tells once it is read.
    if (known.kind === 'unread') solver.add(to, value);
    if (known.kind !== 'text') return;
    const path = posix.normalize(`${known.pattern}/${below}`);
    const made = known.pattern.startsWith('.') ? `./${path}` : path;
    if (path.length <= LONGEST) solver.add(to, solver.values.text(made, known.ofTests));
  });
}
