import type { BlockingMethod, BlockingModule } from '../../types';
import type { Target } from './record';

/**
 * What a run measures: every value that is a blocking method of the catalogue, once. Globals and what only looks
 * asynchronous are left out: the first are no module's, the second return before their work is done.
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

/** What comes out of a promise is found on its class. */
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
