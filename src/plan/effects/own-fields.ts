import { functionId, thisOwner } from '../../program';
import { ANY_FIELD } from '../../language/fields';
import { fieldOfRoot, isSelf } from '../../language/state-parts';
import { memoisedBy } from '../../memoised';
import type { CallGraph, FileFacts, FunctionId, OwnObjects } from '../../types';
import { accessesTo } from '../file-index';
import type { Liveness } from '../liveness';

/** The functions that give `this` away as a whole. */
// Matches: visit(this), return this
const givingThis = memoisedBy((file: FileFacts): readonly (FunctionId | undefined)[] => {
  const passed = file.passed.map(({ call, ...part }) => ({ ...part, fn: file.calls[call].fn }));
  const all = [...passed, ...file.given, ...file.handedOn].filter(isSelf);
  return all.map(({ fn }) => thisOwner(file, { fn, name: 'this.' }));
});

/** Tells the fields of objects that one request has for itself: what it does there, no other request can see. */
// Matches: this.rows of new Importer(file).run(), which nobody keeps
export class OwnFields {
  private readonly objects: OwnObjects;
  private readonly known = new Map<string, boolean>();

  constructor(
    private readonly graph: CallGraph,
    perRequest: Liveness['perRequest'],
  ) {
    this.objects = graph.ownObjects(perRequest);
  }

  /** Whether the root of an access path is one. */
  has(root: string): boolean {
    const known = this.known.get(root) ?? this.find(root);
    this.known.set(root, known);
    return known;
  }

  private find(root: string): boolean {
    const { path = '', field = '' } = fieldOfRoot(root) ?? {};
    const file = path === '' ? undefined : this.graph.program.file(path);
    if (!file) return false;
    const all = [...accessesTo(file, root), ...file.aliases.filter((access) => access.root === root)];
    // Matches: this.rows.push(row), and not: this.text = text
    const isChangedInside = all.some(({ kind, inside, members }) => kind === 'write' && (inside || members.length > 0));
    const users = [...new Set(all.map(({ fn }) => functionId(path, fn)))];
    const owners = all.length > 0 ? all.map((access) => thisOwner(file, access)) : givingThis(file);
    return [...new Set(owners)].every(
      (fn) =>
        fn !== undefined &&
        this.objects.hasOwnThis(fn, users) &&
        // A computed name may be that of any field.
        (!isChangedInside || (field !== ANY_FIELD && this.objects.holdsOwn(fn, field))),
    );
  }
}
