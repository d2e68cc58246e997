import { posix } from 'node:path';
import type { Solver } from './solve';

/** A path that is put together again and again would grow for ever. */
const LONGEST = 200;

/** Lets the path of what is below a folder be at a node, for each path that the folder can have. */
// Matches: load(path.join(paths.root, 'controllers')), where `paths.root` is another file's
export function joinBelow(solver: Solver, to: number, folder: number, below: string): void {
  solver.listen(folder, (value) => {
    const known = solver.values.get(value);
    // Its file tells, once it is read.
    if (known.kind === 'unread') solver.add(to, value);
    if (known.kind !== 'text') return;
    const path = posix.normalize(`${known.pattern}/${below}`);
    if (path.length <= LONGEST) solver.add(to, solver.values.text(known.pattern.startsWith('.') ? `./${path}` : path));
  });
}
