import type { FactoryFacts } from '../../types';
import type { Node } from '../syntax/parse';

/** What the factory of a TypeScript class needs in addition. */
export type TypedParts = Required<Pick<FactoryFacts, 'passed' | 'typed'>>;

// Matches: path: string, size?: number, deep = false, ...names: string[]
/** The arguments that pass on parameters; undefined where one of them has no name. */
export function passedOn(params: readonly Node[]): string | undefined {
  const names = params.map((param) => {
    const isRest = param.type === 'RestElement';
    const target = (isRest ? param.argument : param.type === 'AssignmentPattern' ? param.left : param) as Node;
    const isDecorated = ((param.decorators as Node[] | undefined) ?? []).length > 0;
    return target.type === 'Identifier' && !isDecorated ? `${isRest ? '...' : ''}${target.name as string}` : undefined;
  });
  return names.includes(undefined) ? undefined : names.join(', ');
}

/**
 * Ends of the names of fields that need a definite assignment assertion (`!`), because a method assigns them now.
 * Undefined where one may only be assigned in the constructor, or where a private method would make the class nominal.
 */
export function definiteFields(text: string, constructor: Node, members: readonly Node[]): number[] | undefined {
  if (!members.some((member) => member !== constructor && isHidden(member))) return undefined;
  const { start, end } = (constructor.value as Node).body as Node;
  const body = text.slice(start, end);
  const filled = members.filter((member) => isEmptyField(text, member) && isNamedIn(body, text, member.key as Node));
  if (filled.some(({ readonly, typeAnnotation }) => readonly || !typeAnnotation)) return undefined;
  return filled.map((member) => (member.key as Node).end);
}

// Matches: private path: string, protected load() {}, #notes = []
/** A private member makes a class nominal: other objects of the same shape no longer have its type. */
export function isHidden({ static: isStatic, accessibility, key }: Node): boolean {
  const isPrivate = accessibility === 'private' || accessibility === 'protected';
  return !isStatic && (isPrivate || (key as Node | undefined)?.type === 'PrivateIdentifier');
}

// Matches: path: string; but not path?: string, path!: string, path = '' or path: string | undefined
/** Whether the type checker requires the constructor to assign the field. */
export function isEmptyField(text: string, { type, key, typeAnnotation, ...member }: Node): boolean {
  const isField = type === 'PropertyDefinition' && key !== undefined && !member.static && !member.computed;
  if (!isField || member.value || member.definite || member.optional || member.declare) return false;
  const { start, end } = (typeAnnotation ?? key) as Node;
  return member.readonly === true || !/\b(?:undefined|any|unknown)\b/.test(text.slice(start, end));
}

function isNamedIn(body: string, text: string, { start, end }: Node): boolean {
  const name = text.slice(start, end).replace(/\$/g, '\\$');
  return new RegExp(`\\bthis\\s*\\.\\s*${name}(?![\\w$])`).test(body);
}
