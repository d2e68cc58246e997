import { posix } from 'node:path';
import { CONVERSIONS } from '../../language/built-in-objects';
import { isTestFile } from '../../projects/test-files';
import type { Solver } from '../points-to/solve';
import { UNKNOWN } from '../points-to/values';
import type { Module } from './modules';
import type { Places } from './places';
import type { Surroundings } from './surroundings';

/** Globals that are known by name, of Node, of tests and of Hexo; others (`window.x`, `jQuery`) are not followed. */
const GLOBALS =
  /^(?:require|process|Promise|JSON|Object|Proxy|Array|Reflect|Symbol|Atomics|global|globalThis|set(?:Timeout|Interval|Immediate)|queueMicrotask|describe|it|test|before|after|beforeEach|afterEach|beforeAll|afterAll|suite|specify|context|hexo)$/;

/** Names that stand for no object. */
// Matches: undefined, of return isOpen(room) ? room : undefined
const NOTHING: ReadonlySet<string> = new Set(['undefined', 'NaN', 'Infinity']);

/** The folder of the file that names it. */
export const FOLDER = '__dirname';

/** The path that stands for the folder of a file. */
export function folderOf(path: string): string {
  return posix.join('~', posix.dirname(path));
}

/** What names mean that no file declares. */
export class Globals {
  constructor(
    private readonly solver: Solver,
    private readonly places: Places,
    private readonly around: Surroundings,
  ) {}

  /** Lets what a name means in a file flow to a node. */
  read({ file: { path }, moduleValue }: Module, node: number, name: string): void {
    const { values } = this.solver;
    if (NOTHING.has(name)) return;
    if (name === FOLDER) this.solver.add(node, values.text(folderOf(path), isTestFile(path)));
    if (name === 'module') return this.solver.add(node, moduleValue);
    if (name === 'console') return this.solver.add(node, values.ownedBy(this.around.packageOf(path), name));
    const placed = this.places.global(path, name);
    if (placed !== undefined) this.solver.copy(node, placed);
    if (GLOBALS.test(name) || CONVERSIONS.has(name) || this.around.isWrapper(name))
      return this.solver.add(node, values.external(name));
    this.solver.globals.read(node, name);
    this.solver.add(node, values.external(UNKNOWN));
  }
}
