import type { BlockingMethod, BlockingModule, Category, Framework, MethodRow, UnblockConfig } from './types';

const OWN_CATEGORIES: ReadonlySet<string> = new Set(['fs', 'child_process', 'crypto', 'zlib', 'cpu']);

/**
 * Declares the blocking methods of a module, one row per method, or one per method and range of versions. `aliases` are
 * other requests for the same functions (`fs-extra/esm`). Throws on two rows for one method and range, because the
 * later would silently win.
 */
export function defineModule(
  name: string,
  methods: readonly MethodRow[],
  aliases: readonly string[] = [],
): BlockingModule {
  const seen = new Set<string>();
  for (const { sync, versions = '' } of methods) {
    if (seen.has(`${sync} ${versions}`)) throw new Error(`${name}.${sync} has two rows`);
    seen.add(`${sync} ${versions}`);
  }
  const category = (OWN_CATEGORIES.has(name) ? name : 'third_party') as Category;
  return { name, aliases, category, methods: methods.map((method) => located(method, [name, ...aliases])) };
}

function located(method: MethodRow, requests: readonly string[]): BlockingMethod {
  const suffix = method.sync === 'default' ? '' : `.${method.sync}`;
  return { ...method, at: method.at ?? requests.map((request) => request + suffix) };
}

/** Declares where a framework calls functions of the project: for requests, at start-up, from timers, in tests. */
export function defineFramework(framework: Framework): Framework {
  return framework;
}

/** Types a configuration file: `export default defineConfig({ … })`. */
export function defineConfig(config: UnblockConfig): UnblockConfig {
  return config;
}
