import fc from 'fast-check';
import { oneFileProject, optionsOf, outcomeOfProject } from '../support/pipeline';
import { ALL_CONSTRUCTS, constructsIn } from './constructs';
import { run } from './machine';
import { programOf, type Program } from './program';

/** `FUZZ_RUNS=… FUZZ_SEED=… npm run fuzz` chooses other programs; a short run is part of the tests. */
const runs = Number(process.env.FUZZ_RUNS ?? (process.env.npm_lifecycle_event === 'fuzz' ? 20_000 : 150));
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const counted = {
  programs: 0,
  rewritten: 0,
  calls: 0,
  refused: new Map<string, number>(),
  constructs: new Map<string, number>(),
};
/** The smallest difference so far: it is told even when time is up before there is a smaller one. */
let difference: string | undefined;

/** The files of a program after the rewrite, with its helper file. */
async function rewritten({ files, express, type, flags }: Program): Promise<ReadonlyMap<string, string>> {
  const project = oneFileProject('app.js', '');
  const info = { ...project.package, type, dependencies: new Map([['express', `^${express}.0.0`]]) };
  const { plan, changes } = await outcomeOfProject(
    {
      ...project,
      files: [...files].map(([path, text]) => ({ path, text })),
      paths: new Set(files.keys()),
      package: info,
      packages: [info],
    },
    optionsOf(flags, __dirname),
    false,
  );
  counted.programs += 1;
  counted.rewritten += Number(changes.length > 0);
  counted.calls += plan.sets.flatMap((set) => set.findings).length;
  for (const { code } of plan.skipped) counted.refused.set(code, (counted.refused.get(code) ?? 0) + 1);
  if (plan.skipped.some(({ code }) => code === 'output-invalid'))
    throw new Error(`withheld, because it would not parse:\n${shown(files)}\n---`);
  return new Map([...files, ...changes.map(({ path, after }) => [path, after] as const)]);
}

/** What a program did, or why it could not begin. */
async function logOf(files: ReadonlyMap<string, string>, { type }: Program): Promise<string> {
  try {
    return (await run(files, type)).join('\n');
  } catch (error) {
    return String(error);
  }
}

function shown(files: ReadonlyMap<string, string>): string {
  return [...files]
    .filter(([path]) => !path.includes('unblock-helpers'))
    .map((file) => file.join('\n'))
    .join('\n');
}

test(
  `programs do the same after as before (seed ${seed})`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(9999), { maxLength: 200, size: 'max' }), async (tape) => {
        const program = programOf(tape);
        const { files } = program;
        const after = await rewritten(program);
        if ([...files].every(([path, text]) => after.get(path) === text)) return;
        for (const name of constructsIn(shown(after)))
          counted.constructs.set(name, (counted.constructs.get(name) ?? 0) + 1);
        const [before, now] = [await logOf(files, program), await logOf(after, program)];
        if (before === now) return;
        difference = `${shown(files)}\n--- becomes\n${shown(after)}\n--- did\n${before}\n--- does\n${now}\n---`;
        throw new Error(difference);
      }),
      { numRuns: runs, seed, endOnFailure: false },
    );
  },
  Math.max(300_000, runs * 400),
);

// A few programs cannot have everything.
const isLong = runs >= 5_000;
(isLong ? test : test.skip)('each construct is in a program that was rewritten', () => {
  expect(ALL_CONSTRUCTS.filter((name) => !counted.constructs.has(name))).toEqual([]);
});

function listed(counts: ReadonlyMap<string, number>): string {
  const worstFirst = [...counts].sort((a, b) => b[1] - a[1]);
  return worstFirst.map(([name, count]) => `${name} ${count}`).join(', ');
}

afterAll(() => {
  const { programs, rewritten: changed, calls, refused, constructs } = counted;
  process.stderr.write(
    `fuzz: seed ${seed}, ${programs} programs, ${changed} rewritten, ${calls} calls; refused: ${listed(refused)}\n` +
      `rewritten programs with: ${listed(constructs)}\n${difference ?? ''}\n`,
  );
});
