import { UserError } from '../errors';
import { didYouMean } from '../options/flags';

/** A value of a configuration, and its path: `unblock.config.ts: hot[1]`. */
export interface Place {
  readonly value: unknown;
  readonly at: string;
}

/** The error for a value: what was expected, and what was found. */
export function mustBe({ value, at }: Place, what: string): UserError {
  const given = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value));
  return new UserError(`${at} must be ${what}, got ${given.slice(0, 200)}`, 'See the README, "Configuration".');
}

/** True or false. */
export function booleanAt(place: Place): boolean {
  if (typeof place.value === 'boolean') return place.value;
  throw mustBe(place, 'true or false');
}

/** A string that is not empty. */
export function textAt(place: Place): string {
  if (typeof place.value === 'string' && place.value !== '') return place.value;
  throw mustBe(place, 'a string');
}

/** A whole number from 0 up. */
export function numberAt(place: Place): number {
  if (Number.isSafeInteger(place.value) && (place.value as number) >= 0) return place.value as number;
  throw mustBe(place, 'a whole number');
}

/** A string or an array of strings. */
export function textsAt(place: Place): readonly string[] {
  if (typeof place.value === 'string') return [textAt(place)];
  if (!Array.isArray(place.value)) throw mustBe(place, 'a string or an array of strings');
  return itemsAt(place).map(textAt);
}

/** The items of an array, each with its path. */
export function itemsAt(place: Place): readonly Place[] {
  if (!Array.isArray(place.value)) throw mustBe(place, 'an array');
  return place.value.map((value: unknown, index) => ({ value, at: `${place.at}[${index}]` }));
}

/** The fields of an object, each with its path; rejects an unknown key and suggests the nearest one. */
export function fieldsAt(place: Place, known: readonly string[]): ReadonlyMap<string, Place> {
  const { value, at } = place;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw mustBe(place, 'an object');
  return new Map(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([key, field]) => {
        if (!known.includes(key)) throw unknownKey(key, at, known);
        return [key, { value: field as unknown, at: `${at}${at.endsWith(':') ? ' ' : '.'}${key}` }];
      }),
  );
}

function unknownKey(key: string, at: string, known: readonly string[]): UserError {
  const advice = didYouMean(key, known, `Known keys: ${known.join(', ')}.`);
  return new UserError(`${at.replace(/:$/, '')} has the unknown key \`${key}\``, advice);
}
