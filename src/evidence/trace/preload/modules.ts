import { createRequire, isBuiltin, Module, syncBuiltinESMExports } from 'node:module';
import fs from 'node:fs';
import type { Target } from '../record';
import { onImport } from './imports';
import type { Measure, Plan } from './measure';

type Load = (this: unknown, request: string, parent: unknown, isMain: boolean) => unknown;
/** Internals that Node has kept since its first versions, because every tool of this kind relies on them. */
type Loader = typeof Module & {
  _load: Load;
  readonly _resolveFilename: (request: string, parent: unknown, isMain: boolean) => string;
  readonly _cache: Record<string, { exports: unknown } | undefined>;
};

const loader = Module as Loader;
const GLOBALS: ReadonlyMap<string, object> = new Map<string, object>([
  ['Atomics', Atomics],
  ['process', process],
]);

/** Measures functions of Node from now on, and those of packages when they are loaded. */
export function measureModules(targets: readonly Target[], measure: Measure): void {
  const plans = plansOf(targets);
  for (const [request, plan] of plans) {
    if (GLOBALS.has(request)) measure.value(GLOBALS.get(request), plan);
    else if (isBuiltin(request)) measure.value(loader._load.call(loader, request, undefined, false), plan);
  }
  const dirs = plans.get('fs')?.parts.get('opendirSync')?.parts.get('()');
  if (dirs) measure.value(fs.Dir.prototype, dirs);
  syncBuiltinESMExports();
  onLoad(plans, measure);
  onImport(plans, measure);
}

/** One plan per request, from the access paths that start there. */
export function plansOf(targets: readonly Target[]): ReadonlyMap<string, Plan> {
  const plans = new Map<string, Plan>();
  for (const target of targets) {
    let plan = partOf(plans, target.request);
    for (const step of target.way) plan = partOf(plan.parts, step);
    plan.target ??= target;
  }
  return plans;
}

function partOf(parts: Map<string, Plan>, name: string): Plan {
  const part = parts.get(name) ?? { parts: new Map<string, Plan>() };
  parts.set(name, part);
  return part;
}

/** Also called for `import` of a CommonJS package, with the name of its file. */
function onLoad(plans: ReadonlyMap<string, Plan>, measure: Measure): void {
  const load = loader._load;
  loader._load = function (this: unknown, ...args: Parameters<Load>): unknown {
    const loaded = Reflect.apply(load, this, args) as unknown;
    const plan = planOf(plans, args);
    if (!plan) return loaded;
    const measured = measure.value(loaded, plan);
    if (measured !== loaded) keep(args, measured);
    return measured;
  };
}

function planOf(plans: ReadonlyMap<string, Plan>, [request]: Parameters<Load>): Plan | undefined {
  if (isBuiltin(request)) return undefined;
  if (!/^(?:\/|[A-Za-z]:\\)/.test(request)) return plans.get(request);
  const name = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(request)?.[1].replace('\\', '/');
  const plan = name === undefined ? undefined : plans.get(name);
  return plan && name !== undefined && isEntry(name, request) ? plan : undefined;
}

function isEntry(name: string, file: string): boolean {
  try {
    // The package is resolved from its own folder, as from any other below the same node_modules.
    return createRequire(file).resolve(name) === file;
  } catch {
    return false;
  }
}

function keep([request, parent, isMain]: Parameters<Load>, measured: unknown): void {
  const kept = loader._cache[loader._resolveFilename(request, parent, isMain)];
  if (kept) kept.exports = measured;
}
