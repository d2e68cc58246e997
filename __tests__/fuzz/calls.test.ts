import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneFileProject, optionsOf, outcomeOfProject } from '../support/pipeline';

type Pick = <Item>(list: readonly Item[]) => Item;
type Bodies = readonly (readonly string[])[];
type Texts = readonly (readonly [name: string, text: string])[];
interface Calls {
  readonly KINDS: readonly string[];
  readonly bodiesOf: (pick: Pick, kind: string) => Bodies;
  readonly programOf: (bodies: Bodies) => string;
  readonly outcomesOf: (texts: Texts, folder: string) => unknown;
  readonly differencesOf: (bodies: Bodies, before: unknown, after: unknown) => readonly string[];
}

const { KINDS, bodiesOf, programOf, outcomesOf, differencesOf } = jest.requireActual<Calls>('../../scripts/fuzz/calls');
const { randomOf } = jest.requireActual<{ randomOf: (seed: number) => () => number }>('../../scripts/fuzz/schedules');

/** `npm run fuzz:calls` makes others, and more. */
const SEED = 20261122;
const PATIENCE = 120_000;

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'unblock-calls-')));
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(KINDS)(
  'random calls of %s do the same after as before',
  async (kind) => {
    const random = randomOf(SEED);
    const bodies = bodiesOf((list) => list[Math.floor(random() * list.length)], kind);
    const program = programOf(bodies);
    const options = optionsOf(['--yes', '--risk', 'review'], __dirname);
    const project = oneFileProject('app.js', program);
    // What the Node of this run has.
    const node = `>=${process.versions.node}`;
    const own = { ...project, package: { ...project.package, node }, packages: [{ ...project.package, node }] };
    const { changes } = await outcomeOfProject(own, options, false);
    expect(changes.map(({ path }) => path)).toContain('app.js');
    const before = outcomesOf([['app.js', program]], join(folder, 'app'));
    const texts = changes.map(({ path, after }) => [path, after] as const);
    expect(differencesOf(bodies, before, outcomesOf(texts, join(folder, 'app')))).toEqual([]);
  },
  PATIENCE,
);
