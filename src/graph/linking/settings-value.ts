import type { SettingsTexts } from '../../types';
import type { Solver } from '../points-to/solve';

/** A new object with the texts of a JSON file. */
export function settingsValue(solver: Solver, texts: SettingsTexts): number {
  const object = solver.values.add({ kind: 'object' });
  for (const [name, text] of Object.entries(texts)) {
    const value = typeof text === 'string' ? solver.values.text(text) : settingsValue(solver, text);
    solver.add(solver.fieldNode(object, name), value);
  }
  return object;
}
