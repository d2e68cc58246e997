import { Service } from 'typedi';
import { Notes } from './notes';

@Service()
export class Sizes {
  constructor(private readonly notes: Notes) {}

  of(name: string): number {
    return this.notes.text(name).length;
  }
}
