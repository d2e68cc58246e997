import { isChanged } from '../calls/compound';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';

/** An element of a list, by index; negative when counted from the end. */
export interface ElementRead {
  readonly variable: Variable;
  readonly at: number;
}

/** Flow nodes of the elements of a rest parameter, by index. */
export type TrackedElements = [at: number, node: number][];

/** The elements that functions take from their rest parameters, where these are not modified. */
export class RestElements {
  private readonly rests = new Map<Variable, TrackedElements>();

  constructor(private readonly fresh: () => number) {}

  /** Begins to track the elements of a rest parameter, unless it is modified. */
  keep(variable: Variable, elements: TrackedElements): void {
    if (keepsPlaces(variable)) this.rests.set(variable, elements);
  }

  /** The flow node of an element; undefined when it is of no tracked list. */
  nodeOf({ variable, at }: ElementRead): number | undefined {
    const elements = this.rests.get(variable);
    const known = elements?.find((element) => element[0] === at);
    if (known || !elements) return known?.[1];
    const node = this.fresh();
    elements.push([at, node]);
    return node;
  }
}

/** The element of a list that a member expression reads at a constant index; undefined for any other expression. */
export function elementRead(builder: FactsBuilder, member: Node): ElementRead | undefined {
  const { object, property } = member as unknown as { object: Node; property: Node };
  const variable = object.type === 'Identifier' ? builder.scopes.variableOf(object) : undefined;
  if (variable === undefined || member.computed !== true) return undefined;
  // Matches: args[0]
  if (property.type === 'Literal' && Number.isInteger(property.value))
    return { variable, at: property.value as number };
  const at = fromEnd(property, object);
  return at === undefined ? undefined : { variable, at };
}

// Matches: args.length - 1
function fromEnd({ type, operator, left, right }: Node, list: Node): number | undefined {
  if (type !== 'BinaryExpression' || operator !== '-') return undefined;
  const [length, count] = [left, right] as Node[];
  const isItsLength = isLength(length) && (length.object as Node).name === list.name;
  return isItsLength && count.type === 'Literal' && Number.isInteger(count.value)
    ? -(count.value as number)
    : undefined;
}

function isLength(node: Node): boolean {
  return node.type === 'MemberExpression' && (node.property as Node).name === 'length';
}

/** Whether a list is only read, spread and destructured, so that its elements keep their indexes. */
function keepsPlaces({ uses, reassigned }: Variable): boolean {
  return !reassigned && uses.every(isReading);
}

function isReading(use: Node): boolean {
  const parent = use.parent as Node;
  if (parent.type === 'SpreadElement') return true;
  if (parent.type === 'VariableDeclarator') return (parent.id as Node).type === 'ArrayPattern';
  const isElement = parent.type === 'MemberExpression' && parent.object === use && parent.computed === true;
  return (isElement || isLength(parent)) && !isChanged(parent);
}
