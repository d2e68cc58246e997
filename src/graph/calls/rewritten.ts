import { callId, type Program } from '../../program';
import type { BlockingCall, BlockingMethod, BlockingModule, CallId } from '../../types';

/** A row by the access path of its replacement. */
type Form = Pick<BlockingCall, 'module' | 'method' | 'request'>;

const HELPERS = 'unblock-helpers';

/**
 * What rewritten calls of earlier runs do to files: a later run must see the same uses of a file as the first one.
 * Empty for a program without a helper file.
 */
export class Rewritten {
  private readonly forms = new Map<string, Form>();

  constructor(modules: readonly BlockingModule[], sources: ReadonlySet<string>) {
    if (![...sources].some((path) => path.includes(HELPERS))) return;
    for (const module of modules)
      for (const method of module.methods)
        for (const [path, row] of formsOf(module, method))
          this.forms.set(path, { module, method: row, request: module.name });
  }

  /** The access paths of all replacements. */
  get paths(): Iterable<string> {
    return this.forms.keys();
  }

  /** The calls of such replacements. */
  callsIn(program: Program, outside: ReadonlyMap<CallId, ReadonlySet<string>>): BlockingCall[] {
    return [...program.all].flatMap((file) =>
      file.calls.flatMap((call) => {
        const id = callId(file.path, call.index);
        const form = [...(outside.get(id) ?? [])].flatMap((path) => this.forms.get(path) ?? [])[0];
        return form ? [{ id, file: file.path, call, ...form }] : [];
      }),
    );
  }
}

function formsOf({ name }: BlockingModule, method: BlockingMethod): [string, BlockingMethod][] {
  const { via, async, fresh, shared, whole, listing, forgiving } = method;
  const own = via === 'helper' ? async : undefined;
  const helpers = [own, fresh, shared, whole, listing].filter((helper) => helper !== undefined);
  return [
    ...helpers.map((helper): [string, BlockingMethod] => [`${HELPERS}.${helper}`, method]),
    ...(forgiving === undefined
      ? []
      : [[`${HELPERS}.${forgiving}`, { ...method, forgives: true }] as [string, BlockingMethod]]),
    ...(via === 'promises' ? [`${name}.promises.${async}`, `${name}/promises.${async}`] : []).map(
      (path): [string, BlockingMethod] => [path, method],
    ),
    ...(via === 'own' ? [[async === 'default' ? name : `${name}.${async}`, method] as [string, BlockingMethod]] : []),
  ];
}
