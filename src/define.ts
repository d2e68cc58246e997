import type { BlockingMethod, BlockingModule, Category, Framework, UnblockConfig } from './types';

const NODE_CATEGORIES: ReadonlySet<string> = new Set(['fs', 'child_process', 'crypto', 'zlib']);

/**
 * Declares what a module offers that blocks, one row per method.
 * Throws on two rows for one method: the later would silently win.
 */
export function defineModule(name: string, methods: readonly BlockingMethod[]): BlockingModule {
  const seen = new Set<string>();
  for (const { sync } of methods) {
    if (seen.has(sync)) throw new Error(`${name}.${sync} has two rows`);
    seen.add(sync);
  }
  return { name, methods, category: (NODE_CATEGORIES.has(name) ? name : 'third_party') as Category };
}

/** Declares where a framework lets requests (or start-up, timers, tests) call functions of the project. */
export function defineFramework(framework: Framework): Framework {
  return framework;
}

/** Types a configuration file: `export default defineConfig({ … })`. */
export function defineConfig(config: UnblockConfig): UnblockConfig {
  return config;
}
