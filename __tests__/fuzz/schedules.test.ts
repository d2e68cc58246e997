import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneFileProject, optionsOf, outcomeOfProject } from '../support/pipeline';

type Pick = <Item>(list: readonly Item[]) => Item;
interface Script {
  readonly randomOf: (seed: number) => () => number;
  readonly violationOf: (
    program: string,
    migrated: { readonly app: string; readonly helpers: string | undefined },
    pick: Pick,
    schedules: number,
  ) => Promise<string | undefined>;
}

const { randomOf, violationOf } = jest.requireActual<Script>('../../scripts/fuzz/schedules');

/** Programs in which `npm run fuzz:schedules` once found what they came to in no order before. */
const FOUND = join(__dirname, '../../__testfixtures__/schedules');
const ROUNDS = 20;
const PATIENCE = 120_000;

test.each(readdirSync(FOUND))(
  'requests to %s come to what they came to before',
  async (name) => {
    const program = readFileSync(join(FOUND, name), 'utf8');
    const { changes } = await outcomeOfProject(
      oneFileProject('app.js', program),
      optionsOf(['--yes'], __dirname),
      false,
    );
    const textOf = (isApp: boolean) => changes.find(({ path }) => (path === 'app.js') === isApp)?.after;
    const app = textOf(true);
    if (app === undefined) throw new Error('nothing was migrated');
    const random = randomOf(1);
    const pick: Pick = (list) => list[Math.floor(random() * list.length)];
    for (let round = 0; round < ROUNDS; round++)
      expect(await violationOf(program, { app, helpers: textOf(false) }, pick, 10)).toBeUndefined();
  },
  PATIENCE,
);
