import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { changed, diagnosticsOf } from './support/compiler';
import { emptyFolder, removeFolder, textsBelow } from './support/folders';
import { outcomeOf } from './support/pipeline';

/** The program as ES modules, and as CommonJS where the compiler wants to see nothing else (`import fs = require('fs')`). */
const PROGRAMS = {
  modules: textsBelow(join(__dirname, '../__testfixtures__/settings/modules')),
  equals: textsBelow(join(__dirname, '../__testfixtures__/settings/equals')),
};

/** How modules are found, and how the program then asks for its own files. */
const MODULES = {
  commonjs: {
    options: { module: ts.ModuleKind.CommonJS, moduleResolution: ts.ModuleResolutionKind.Node10 },
    type: 'commonjs',
    extension: '',
  },
  'nodenext of CommonJS': { options: { module: ts.ModuleKind.NodeNext }, type: 'commonjs', extension: '' },
  'nodenext of ES modules': { options: { module: ts.ModuleKind.NodeNext }, type: 'module', extension: '.js' },
  'TypeScript that Node runs': {
    options: { module: ts.ModuleKind.NodeNext, allowImportingTsExtensions: true, erasableSyntaxOnly: true },
    type: 'module',
    extension: '.ts',
  },
  bundler: {
    options: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
    type: 'module',
    extension: '',
  },
  'verbatim commonjs': {
    options: {
      module: ts.ModuleKind.CommonJS,
      moduleResolution: ts.ModuleResolutionKind.Node10,
      verbatimModuleSyntax: true,
    },
    type: 'commonjs',
    extension: '',
    program: 'equals',
  },
  'verbatim nodenext of CommonJS': {
    options: { module: ts.ModuleKind.NodeNext, verbatimModuleSyntax: true },
    type: 'commonjs',
    extension: '',
    program: 'equals',
  },
} as const;

const ALL: ts.CompilerOptions = {
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noImplicitReturns: true,
  noImplicitOverride: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  noFallthroughCasesInSwitch: true,
  allowUnreachableCode: false,
  isolatedModules: true,
};

/** What the compiler is asked to mind. Without `strict` it takes `() => undefined` for a function that gives anything. */
const SETTINGS: Readonly<Record<string, ts.CompilerOptions>> = {
  noImplicitAny: { strict: false, noImplicitAny: true },
  everything: ALL,
};

interface Row {
  readonly name: string;
  readonly type: string;
  readonly extension: string;
  readonly program: keyof typeof PROGRAMS;
  readonly options: ts.CompilerOptions;
}

const ROWS: readonly Row[] = Object.entries(MODULES).flatMap(([name, { options, type, extension, ...other }]) =>
  Object.entries(SETTINGS).map(([setting, minded]) => ({
    name: `${name}, ${setting}`,
    type,
    extension,
    program: 'modules' as const,
    ...other,
    options: { ...options, ...minded, ...(type === 'module' && minded === ALL && { verbatimModuleSyntax: true }) },
  })),
);

/** The program as it would be written under these settings, in a folder of its own. */
function write(folder: string, { type, extension, program }: Row): Map<string, string> {
  const dependencies = { express: '^4.18.0', 'fs-extra': '^11.0.0' };
  const manifest = JSON.stringify({ name: 'notes', private: true, main: 'src/app.ts', type, dependencies });
  const texts = new Map([...PROGRAMS[program], ['package.json', manifest]]);
  for (const [path, text] of texts) {
    const own = text.replace(/(from '\.\/\w+)'/g, `$1${extension}'`);
    texts.set(path, own);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), own);
  }
  return texts;
}

test.each(ROWS.map((row) => [row.name, row] as const))('a server compiles as before: %s', async (_name, row) => {
  const folder = emptyFolder();
  try {
    const before = write(folder, row);
    const { changes, plan } = await outcomeOf(folder, ['--risk', 'review']);
    expect(plan.skipped).toEqual([]);
    expect(changes.map(({ path }) => path).sort()).toEqual([
      'src/app.ts',
      'src/lists.ts',
      'src/notes.ts',
      'src/unblock-helpers.ts',
    ]);
    expect(diagnosticsOf(before, row.options)).toEqual([]);
    expect(diagnosticsOf(changed(before, changes), row.options)).toEqual([]);
  } finally {
    removeFolder(folder);
  }
});
