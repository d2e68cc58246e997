import type { FileFacts, Flow } from '../../types';
import type { ListedModules } from './listed-modules';
import type { Module, Modules } from './modules';

/** A constraint on what a request for a module returns. */
type Request = Extract<Flow, readonly [`require${string}`, ...unknown[]]>;

/** Whether it is such a constraint. */
export function isRequest(flow: Flow): flow is Request {
  return flow[0].startsWith('require');
}

interface Linked {
  readonly modules: Modules;
  readonly listed: ListedModules;
}

/** Lets what a module requests with `require`, or what is called like it, flow to where it is used. */
export function linkRequest({ modules, listed }: Linked, module: Module, flow: Request): void {
  const [to, owner] = [module.base + flow[1], requireOwner(module.file, flow[1])];
  switch (flow[0]) {
    case 'require':
      return modules.load(module, to, flow[2], 'exports', owner);
    case 'require-any':
      return modules.loadAny(module, to, module.base + flow[2], flow[3], owner);
    case 'require-given':
      return listed.loadGiven(module, to, module.base + flow[2], flow[3], owner);
    case 'require-files':
      return listed.load(module, to, module.base + flow[2], owner);
    case 'require-files-each':
      return listed.loadEachListed(module, to, module.base + flow[2], module.base + flow[3], flow[4]);
    case 'require-each':
      return listed.loadEach(module, to, flow[2], flow[3]);
  }
}

/** The function around the `require` whose result is at a flow node. */
export function requireOwner({ calls }: FileFacts, local: number): number {
  return calls.find((call) => call.resultNode === local)?.fn ?? 0;
}
