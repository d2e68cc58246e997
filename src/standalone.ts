/* eslint-disable @typescript-eslint/no-require-imports -- `import()` would ask for a file extension, which only the built files have. */
import { basename, dirname } from 'node:path';
import { readPackage } from './scan/project/package';
import { findRoot } from './scan/project/read';
import { onFirstUse } from './shell/on-first-use';
import type { BlockingMethod, BlockingModule, PackageInfo, Project } from './types';

// The catalogue is made of transforms, and who only looks something up in it runs none of them.
const analyse = onFirstUse(() => (require('./pipeline/analyse') as typeof import('./pipeline/analyse')).analyse);
const proposer = onFirstUse(() => (require('./pipeline/propose') as typeof import('./pipeline/propose')).proposer);

/** The part of jscodeshift's contract that a transform sees (https://github.com/facebook/jscodeshift#transform-module). */
export interface TransformFile {
  readonly path: string;
  readonly source: string;
}

/** A transform: returns the new text of a file, or null if nothing changes. */
export type Transform = (file: TransformFile) => Promise<string | null>;

/**
 * Makes a jscodeshift transform from modules of the catalogue: the same scan, plan and rewrite as `npx unblock`, on a
 * program of one file. It takes no risks: an exported function may have callers elsewhere, and no helper file can be
 * written.
 */
export function asTransform(modules: readonly BlockingModule[]): Transform {
  const rows = modules.map((module) => ({
    ...module,
    // Calls that need a helper stay, but their effects on files still count.
    methods: module.methods.map((method) => (method.via === 'helper' ? stayingHere(method) : method)),
  }));
  return async ({ path, source }) => {
    const project = oneFileProject(path, source);
    const analysis = await analyse(project, { modules: rows, slice: false, entries: [], alone: true });
    const propose = await proposer(analysis, project, { wanted: () => true, risk: 'safe', ttl: 0, format: false });
    const { changes } = await propose({ declined: new Set() });
    return changes.length === 1 && changes[0].path === project.files[0].path ? changes[0].after : null;
  };
}

function stayingHere(method: BlockingMethod): BlockingMethod {
  return { ...method, via: 'none', why: 'no helper file can be written' };
}

function oneFileProject(path: string, source: string): Project {
  const name = basename(path);
  const info = packageAt(dirname(path));
  return {
    root: '.',
    files: [{ path: name, text: source }],
    skipped: [],
    package: info,
    packages: [info],
    paths: new Set([name]),
    aliases: [],
    twins: new Map(),
  };
}

const packages = new Map<string, PackageInfo>();
/** A transform does not see other files, so what the package says about them is left out. */
const ALONE = {
  dir: '.',
  folder: '',
  private: true,
  main: undefined,
  bins: [],
  exports: [],
  scripts: new Map(),
} as const;

/** Versions and module format, from the package.json above a file. */
function packageAt(folder: string): PackageInfo {
  const root = findRoot(folder);
  let info = packages.get(root);
  if (!info) packages.set(root, (info = { ...readPackage(root), ...ALONE }));
  return info;
}
