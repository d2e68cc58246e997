import type { StatePart } from '../../types';
import type { Node } from '../syntax/parse';

/** What a module of the project exports that is imported where it is needed. */
// Matches: await import('./store.js')
export function partsOfModule({ source }: Node): readonly StatePart[] {
  const request = String((source as Node).value);
  return request.startsWith('.') ? [{ root: `import ${request}`, home: 0, name: 'default', members: [] }] : [];
}
