import { ANY_FIELD } from './fields';
import type { OwnLevel, StatePart } from '../types';

/** In the members of an access: any element of a list, a map or a table. */
export const ELEMENT = '[]';

/** Access paths do not get longer than this. */
const MAX_MEMBERS = 8;

type Stepped = Pick<StatePart, 'root' | 'name' | 'members' | 'own'>;

/** An object that methods know as `this`: parts of it have roots of their own, `lib/store.js#this.items`. */
const SELF = '#this';

/** The object that the methods of a file know as `this`. */
export function selfOf(file: string): StatePart {
  return { root: `${file}${SELF}`, home: 0, name: 'this', members: [] };
}

/** An object that is made: its fields are its own, not what it has in them. */
// Matches: new Shelf()
export function madeOf(file: string): StatePart {
  return { ...selfOf(file), own: ['clone'] };
}

// Matches: lib/importer.js#this.rows, lib/settings.js#this.*@120
const FIELD = /^(?<path>.+)#this\.(?<field>#?[^#@]+)(?:@\d+)?$/;

/** The file and the field of a root that is a field of `this`; `*` for one with a computed name. */
export function fieldOfRoot(root: string): { readonly path: string; readonly field: string } | undefined {
  const { path, field } = FIELD.exec(root)?.groups ?? {};
  return path === undefined ? undefined : { path, field };
}

/** Root of the fields of `this` with computed names, in one class or object of a file, by the offset of that. */
export function computedFields(file: string, owner: number): string {
  return `${file}${SELF}.${ANY_FIELD}@${owner}`;
}

/** Root of the result of a call, followed by its index. */
export const RESULT = 'result ';

/** Root of what a call keeps of an argument, followed by its index and that of the argument: `kept 7:0`. */
export const KEPT = 'kept ';

/** Whether a part is the whole of an object that methods know as `this`. */
export function isSelf({ root }: Pick<StatePart, 'root'>): boolean {
  return root.endsWith(SELF);
}

/** What a step into a value leads to; undefined for what is not of the state. */
export function stepInto<Part extends Stepped>(part: Part, step: string): Part | undefined {
  const { own: [level, ...rest] = [], members, root } = part;
  if (level === undefined && isSelf(part))
    return step === ELEMENT ? undefined : { ...part, root: `${root}.${step}`, name: `this.${step}` };
  if (members.length >= MAX_MEMBERS || (level !== undefined && !isWayInto(level, step))) return undefined;
  const own = rest.length > 0 ? rest : undefined;
  // Matches: books of new Shelf(), which methods know as this.books
  if (own === undefined && isSelf(part)) return stepInto({ ...part, own }, step);
  const isNamed = level === 'map' || level?.startsWith('.');
  return { ...part, own, members: isNamed ? members : members.concat(step) };
}

function isWayInto(level: OwnLevel, step: string): boolean {
  return /^[cm]/.test(level) || step === ELEMENT || level === LIST || level === `.${step}`;
}

/** A list that has parts of the state as its elements. */
const LIST: OwnLevel = `.${ELEMENT}`;

/** What several steps into a value lead to. */
export function follow<Part extends Stepped>(part: Part, steps: readonly string[]): Part | undefined {
  if (steps.length === 0) return part;
  // The usual case, and millions of them: one object for all of the steps.
  if (part.own === undefined && !isSelf(part))
    return part.members.length + steps.length > MAX_MEMBERS
      ? undefined
      : { ...part, members: part.members.concat(steps) };
  return steps.reduce<Part | undefined>((at, step) => at && stepInto(at, step), part);
}

/** What becomes of the parts of a value in another one that is made of it. */
export type Making = (part: StatePart) => readonly StatePart[];

/** The value itself. */
export const same: Making = (part) => [part];

/** A new list of the elements. */
// Matches: users.slice(), users.values(), Object.values(users)
export const copied: Making = (part) => [remade(part, { none: ['copy'], clone: ['copy'], map: [LIST] })];

/** A new object, or `Map`, with the same values. */
// Matches: { ...settings }, Object.assign({}, settings)
export const cloned: Making = (part) => [remade(part, { none: ['clone'] })];

/** A new object that has the value as its prototype. */
// Matches: Object.create(settings)
export const inherited: Making = (part) => [remade(part, { none: ['chain'] })];

/** A new list of pairs, whose second elements are those of the value. */
// Matches: Object.entries(users), users.entries()
export const paired: Making = (part) => {
  const entries = [LIST, 'pair'] as const;
  return [remade(part, { none: entries, copy: entries, clone: entries, map: [LIST, LIST], other: [LIST] })];
};

/** A new list of what an iteration gives: elements, or the entries of a `Map`. */
// Matches: [...users], Array.from(users)
export const listed: Making = (part) => {
  const list = remade(part, { none: ['copy'], clone: [LIST, 'pair'], map: [LIST, LIST] });
  return part.own ? [list] : [list, ...paired(part)];
};

/** The same without the list: what an iteration gives, one by one. */
// Matches: user of for (const user of users), and [id, user] of for (const [id, user] of users)
export const elements: Making = (part) => listed(part).flatMap((list) => stepInto(list, ELEMENT) ?? []);

/** A new container that has the value at one place, `[]` for any. */
// Matches: { user }, [user]
export const heldAt =
  (place: string): Making =>
  (part) => [inside(part, `.${place}`)];

/** A new `Map` with the value. */
// Matches: known.set(id, user)
export const mapped: Making = (part) => [inside(part, 'map')];

/** What is made of a list of pairs, by their second elements: a `Map`, or an object. */
// Matches: new Map(users.entries()), new Map(users.map((user) => [user.id, user])), new Map(users)
export const ofPairs: Making = (part) => {
  const [list, pair, ...rest] = part.own ?? [];
  if (list !== LIST || pair === undefined) return cloned(part);
  return [{ ...part, own: [pair === 'pair' ? 'clone' : 'map', ...rest] }];
};

/** The levels that replace the outermost one, by what that is; `none` is the state itself. Others stay. */
type Levels = Readonly<Partial<Record<'none' | 'copy' | 'clone' | 'map' | 'other', readonly OwnLevel[]>>>;

function remade(part: StatePart, levels: Levels): StatePart {
  const [first, ...rest] = part.own ?? [];
  const known = first === undefined ? levels.none : levels[first as keyof Levels];
  if (known) return { ...part, own: [...known, ...rest] };
  return levels.other ? inside(part, ...levels.other) : part;
}

function inside(part: StatePart, ...levels: readonly OwnLevel[]): StatePart {
  return { ...part, own: [...levels, ...(part.own ?? [])] };
}

/** Where an application keeps what the program sets under a name: `app.set('counter', new Counter())`. */
export function placeOfSetting(name: string): string {
  return `get('${name}')`;
}
