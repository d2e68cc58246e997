import type { BlockingMethod, BlockingModule } from '../../types';
import type { Target } from './record';

/**
 * The methods to measure: all values that are a blocking method of the catalogue, once. Without globals, which belong
 * to no module, and methods that only look asynchronous, which return before their work is done.
 */
export function targetsOf(modules: readonly BlockingModule[]): readonly Target[] {
  const targets = modules.flatMap((module) => module.methods.flatMap((method) => targetsOfMethod(module, method)));
  return [...new Map(targets.map((target) => [keyOf(target), target])).values()];
}

function targetsOfMethod({ name, aliases = [] }: BlockingModule, method: BlockingMethod): readonly Target[] {
  if (method.notice === 'looks-asynchronous' || method.sync === 'require') return [];
  const { blockingArgs } = method;
  return method.at.filter(isSynchronousWay).map((at) => {
    const request = requestOf(at, [name, ...aliases]);
    const way = [...at.slice(request.length).matchAll(/\(\)|[^.()]+/g)].map(([step]) => step);
    return { rule: `${name}/${method.sync}`, request: request.replace(/^node:/, ''), way, blockingArgs };
  });
}

/** Values of promises are found on their class. */
function isSynchronousWay(at: string): boolean {
  return !/\bpromises\.\w+\(\)/.test(at);
}

// Matches: fs-extra/esm.readJsonSync, and also fs.promises.opendir().readSync of another module's row
function requestOf(at: string, requests: readonly string[]): string {
  const own = requests.filter(
    (request) => at === request || (/^[.(]/.test(at.slice(request.length)) && at.startsWith(request)),
  );
  return own.sort((one, other) => other.length - one.length)[0] ?? (/^[^.(]+/.exec(at) as RegExpExecArray)[0];
}

function keyOf({ request, way }: Target): string {
  return [request, ...way].join('\0');
}
