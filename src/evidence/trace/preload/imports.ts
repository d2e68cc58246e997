import { isBuiltin, Module } from 'node:module';
import type { Measure, Plan } from './measure';

interface Resolved {
  readonly url: string;
  readonly format?: string | null;
}
interface Loaded {
  readonly format: string;
  readonly source?: unknown;
  readonly shortCircuit?: boolean;
}
/** https://nodejs.org/api/module.html#moduleregisterhooksoptions, since Node 22.15 and 23.5. */
interface Hooks {
  readonly resolve: (
    request: string,
    context: { readonly conditions?: readonly string[]; readonly parentURL?: string },
    next: (request: string, context: object) => Resolved,
  ) => Resolved;
  readonly load: (url: string, context: object, next: (url: string, context: object) => Loaded) => Loaded;
}

const { registerHooks } = Module as unknown as { readonly registerHooks?: (hooks: Hooks) => unknown };

/** Marks the wrapper module of a package, and names the request that it is for. */
const MARK = 'unblock-trace';
/** The global key by which the wrapper module finds the measured functions. */
const KEY = 'unblock.trace.measured';

/**
 * Measures the exports of packages that are ES modules, from now on: a wrapper module with the same exports replaces
 * such a package. Without effect in versions of Node without these hooks.
 */
export function onImport(plans: ReadonlyMap<string, Plan>, measure: Measure): void {
  if (registerHooks === undefined) return;
  const measured = (request: string, name: string, value: unknown): unknown => {
    const plan = plans.get(request);
    const part = name === 'default' ? (plan?.parts.get(name) ?? plan) : plan?.parts.get(name);
    return part ? measure.value(value, part) : value;
  };
  Object.defineProperty(globalThis, Symbol.for(KEY), { value: measured });
  registerHooks({
    resolve: (request, context, next) => {
      const resolved = next(request, context);
      const isWanted = plans.has(request) && !isBuiltin(request) && context.conditions?.includes('import');
      if (!isWanted || !isModule(resolved) || context.parentURL?.includes(`?${MARK}=`)) return resolved;
      return { ...resolved, format: 'module', url: `${resolved.url}?${MARK}=${encodeURIComponent(request)}` };
    },
    load: (url, context, next) => {
      const [original, request] = url.split(`?${MARK}=`);
      const plan = request === undefined ? undefined : plans.get(decodeURIComponent(request));
      if (!plan) return next(url, context);
      const source = String(next(original, { ...context, format: 'module' }).source);
      return {
        format: 'module',
        shortCircuit: true,
        source: before(original, decodeURIComponent(request), plan, source),
      };
    },
  });
}

// CommonJS packages are measured when they are required.
function isModule({ url, format }: Resolved): boolean {
  return url.startsWith('file:') && (format === 'module' || url.endsWith('.mjs'));
}

/** The text of a wrapper module; names that the package does not export are left out. */
function before(url: string, request: string, plan: Plan, source: string): string {
  const hasMore = /\bexport\s*\*/.test(source);
  const names = [...plan.parts.keys()].filter((name) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) && name !== 'default');
  const own = names.filter((name) => hasMore || new RegExp(`\\b${name}\\b`).test(source));
  const hasDefault = /\bexport\s+default\b|\bas\s+default\b/.test(source);
  const from = JSON.stringify(url);
  const values = [...own, ...(hasDefault ? ['default'] : [])].map(
    (name, index) =>
      `const value${index} = globalThis[Symbol.for('${KEY}')](${JSON.stringify(request)}, '${name}', original.${name});\nexport { value${index} as ${name} };`,
  );
  return [`import * as original from ${from};`, `export * from ${from};`, ...values].join('\n');
}
