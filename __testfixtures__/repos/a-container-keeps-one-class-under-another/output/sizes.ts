import { Service } from 'typedi';
import { Notes } from './notes';

@Service()
export class Sizes {
  constructor(private readonly notes: Notes) {}

  async of(name: string): Promise<number> {
    return (await this.notes.text(name)).length;
  }
}
