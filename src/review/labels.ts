import type { ChangeSet } from '../types';

/** Keeps the letter with which a set was first shown, although each new plan assigns letters again. */
export class Labels {
  private readonly byId = new Map<string, string>();

  /** Assigns each new set its own label, or the next free one if that is taken. */
  learn(sets: readonly ChangeSet[]): void {
    for (const { id, label } of sets) {
      if (!this.byId.has(id)) this.byId.set(id, this.isTaken(label) ? this.firstFree() : label);
    }
  }

  /** The label with which a set is shown. */
  of({ id, label }: ChangeSet): string {
    return this.byId.get(id) ?? label;
  }

  private isTaken(label: string): boolean {
    return [...this.byId.values()].includes(label);
  }

  private firstFree(): string {
    let number = 0;
    while (this.isTaken(letters(number))) number += 1;
    return letters(number);
  }
}

// 0 → A, 25 → Z, 26 → AA, as spreadsheets name their columns.
function letters(number: number): string {
  const last = String.fromCharCode(65 + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26) - 1) + last;
}

/** `set A`, or `sets A, B`. */
export function namesOf(sets: readonly ChangeSet[], labels: Labels): string {
  const listed = sets.map((set) => labels.of(set));
  return `${listed.length === 1 ? 'set' : 'sets'} ${listed.join(', ')}`;
}
