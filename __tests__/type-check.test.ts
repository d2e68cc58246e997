import ts from 'typescript';
import { changed, diagnosticsOf, newOnes, STRICT, TYPED, type Texts } from './support/compiler';
import { fileFixtures, repoFixtures } from './support/fixtures';
import { textsBelow } from './support/folders';
import { oneFileProject, optionsOf, outcomeOf, outcomeOfProject, riskOf } from './support/pipeline';

/** A project without a configuration gets one that reads its JavaScript, too. */
function settingsOf(texts: Texts): ts.CompilerOptions {
  const config = ts.parseConfigFileTextToJson('tsconfig.json', texts.get('tsconfig.json') ?? '{}').config as {
    compilerOptions?: ts.CompilerOptions;
  };
  return { ...STRICT, allowJs: config.compilerOptions === undefined };
}

/** What the compiler has against a project only after a rewrite. */
function diagnosticsOfChange(before: Texts, changes: Parameters<typeof changed>[1]): string[] {
  const settings = settingsOf(before);
  return newOnes(diagnosticsOf(before, settings), diagnosticsOf(changed(before, changes), settings));
}

const files = fileFixtures().filter(({ path, output }) => TYPED.test(path) && output !== undefined);
const repos = repoFixtures().filter(({ input }) => [...textsBelow(input).keys()].some((path) => TYPED.test(path)));

test('the compiler sees a type that does not fit', () => {
  const [message] = diagnosticsOf(new Map([['a.ts', 'const port: number = Promise.resolve(1);']]));
  expect(message).toMatch(/Type 'Promise<number>' is not assignable to type 'number'/);
});

test.each(files.map((fixture) => [fixture.name, fixture] as const))(
  '%s has no new diagnostics',
  async (_name, fixture) => {
    const options = { ...optionsOf(['--context', 'all'], __dirname), risk: riskOf(fixture.input) };
    const { changes } = await outcomeOfProject(oneFileProject(fixture.path, fixture.input), options, false);
    const before = new Map([[fixture.path, fixture.input]]);
    expect(diagnosticsOfChange(before, changes)).toEqual([]);
  },
);

test.each(repos.map((fixture) => [fixture.name, fixture] as const))(
  '%s has no new diagnostics',
  async (_name, fixture) => {
    const { changes } = await outcomeOf(fixture.input);
    const before = textsBelow(fixture.input);
    expect(diagnosticsOfChange(before, changes)).toEqual([]);
  },
);
