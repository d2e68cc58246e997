import { ANY_FIELD, isElement } from '../language/fields';
import { isTestFile } from '../projects/test-files';
import { isCrowded } from './limits';
import type { Value } from './values';
import { Sharing } from './sharing';
import type { CallId } from '../types';
import { Strands, type StrandInput } from './strands';

const NO_CALLS: readonly CallId[] = [];

/** Tells the objects that only one strand of work gets to, from its making to its end. */
export class Ownership {
  private readonly known = new Map<readonly CallId[], Sharing>();

  constructor(private readonly input: StrandInput) {}

  /** True when all that can be at a node is such an object, and so is all that is behind each of some names from there on. */
  isOwned(file: string, local: number, names: readonly string[], typed = NO_CALLS): boolean {
    const { solver, links } = this.input;
    if (isTestFile(file)) return false;
    // What is not known is an object of the project only where code outside was given that.
    let values = solver.valuesAt(links.node(file, local)).filter((value) => !isExternal(solver.values.get(value)));
    if (!values.every((value) => solver.values.get(value).kind === 'object')) return false;
    const sharing = this.known.get(typed) ?? this.shared(typed);
    this.known.set(typed, sharing);
    for (let index = 0; this.areOwned(sharing, values, index < names.length); index++) {
      if (index === names.length) return true;
      values = values.flatMap((value) => this.heldBy(value, names[index]));
    }
    return false;
  }

  private areOwned(sharing: Sharing, values: readonly number[], isOnTheWay: boolean): boolean {
    if (values.length === 0 || isCrowded(values)) return false;
    return values.every((value) => this.isPrivate(sharing, value, isOnTheWay));
  }

  private isPrivate(sharing: Sharing, value: number, isOnTheWay: boolean): boolean {
    const known = this.input.solver.values.get(value);
    switch (known.kind) {
      case 'object':
        return !sharing.has(value);
      case 'text':
      case 'nothing':
        return true;
      case 'function':
        return !isOnTheWay;
      default:
        return false;
    }
  }

  private heldBy(value: number, name: string): readonly number[] {
    const { solver } = this.input;
    const holders = new Set(solver.holdersOf(value));
    // What is added while the set is walked is walked, too.
    for (const holder of holders) for (const above of solver.valuesAt(solver.prototypeNode(holder))) holders.add(above);
    return [...new Set([...holders].flatMap((holder) => this.fieldOf(holder, name)))];
  }

  private fieldOf(holder: number, name: string): readonly number[] {
    const { solver } = this.input;
    const fields = solver.fieldsOf(holder);
    const nodes = isElement(name) ? [...fields.values()] : [fields.get(name), fields.get(ANY_FIELD)];
    return nodes.flatMap((node) => (node === undefined ? [] : solver.valuesAt(node)));
  }

  private shared(typed: readonly CallId[]): Sharing {
    const { program, solver, links } = this.input;
    const sharing = new Sharing(program, solver, links);
    new Strands(this.input, sharing).run(typed);
    return sharing;
  }
}

function isExternal({ kind }: Value): boolean {
  return kind === 'external';
}
