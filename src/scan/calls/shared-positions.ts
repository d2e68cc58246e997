import type { Position } from '../../types';

const known = new Map<string, Position>();

/**
 * The one object for all equal positions (hash consing): a program has tens of thousands, and all but those that name places
 * in the text are among a few hundred.
 */
export function shared(position: Position): Position {
  const { each, iterated, compound, chain, catches } = position;
  if (each || iterated || compound || chain || catches !== undefined) return position;
  const key = JSON.stringify(position);
  const same = known.get(key);
  if (same === undefined) known.set(key, position);
  return same ?? position;
}
