import fc from 'fast-check';
import { oneFileProject, optionsOf, outcomeOfProject } from '../support/pipeline';
import { run } from './machine';
import { programOf, type Program } from './program';

/** `FUZZ_RUNS=… FUZZ_SEED=… npm run fuzz` chooses other programs; a short run is part of the tests. */
const runs = Number(process.env.FUZZ_RUNS ?? (process.env.npm_lifecycle_event === 'fuzz' ? 20_000 : 150));
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const options = optionsOf(['--context', 'all'], __dirname);
const counted = { programs: 0, rewritten: 0, calls: 0, refused: new Map<string, number>() };

async function rewritten({ text, express }: Program): Promise<{ after: string; helpers?: string }> {
  const project = oneFileProject('app.js', text);
  const versions = new Map([['express', `^${express}.0.0`]]);
  const { plan, changes } = await outcomeOfProject(
    { ...project, package: { ...project.package, dependencies: versions } },
    options,
    false,
  );
  counted.programs += 1;
  counted.rewritten += Number(changes.length > 0);
  counted.calls += plan.sets.flatMap((set) => set.findings).length;
  for (const { code } of plan.skipped) counted.refused.set(code, (counted.refused.get(code) ?? 0) + 1);
  if (plan.skipped.some(({ code }) => code === 'output-invalid'))
    throw new Error(`withheld, because it would not parse:\n${text}\n---`);
  const textOf = (isApp: boolean) => changes.find(({ path }) => (path === 'app.js') === isApp)?.after;
  return { after: textOf(true) ?? text, helpers: textOf(false) };
}

/** What a program did, or why it could not begin. */
async function logOf(text: string, helpers?: string): Promise<string> {
  try {
    return (await run(text, helpers)).join('\n');
  } catch (error) {
    return String(error);
  }
}

function difference(text: string, after: string, before: string, now: string): string {
  return `${text}\n--- becomes\n${after}\n--- did\n${before}\n--- does\n${now}\n---`;
}

test(
  `programs do the same after as before (seed ${seed})`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(9999), { maxLength: 160, size: 'max' }), async (tape) => {
        const program = programOf(tape);
        const { after, helpers } = await rewritten(program);
        if (after === program.text) return;
        const [before, now] = [await logOf(program.text), await logOf(after, helpers)];
        if (before !== now) throw new Error(difference(program.text, after, before, now));
      }),
      { numRuns: runs, seed, endOnFailure: false },
    );
  },
  Math.max(60_000, runs * 400),
);

afterAll(() => {
  const refused = [...counted.refused]
    .sort((a, b) => b[1] - a[1])
    .map(([code, count]) => `${code} ${count}`)
    .join(', ');
  process.stderr.write(
    `fuzz: seed ${seed}, ${counted.programs} programs, ${counted.rewritten} rewritten, ${counted.calls} calls; refused: ${refused}\n`,
  );
});
