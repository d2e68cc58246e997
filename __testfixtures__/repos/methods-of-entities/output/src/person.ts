import { readFile } from 'fs/promises';
import { Column } from 'typeorm';

export abstract class Person {
  @Column()
  name: string;

  async card(): Promise<string> {
    return readFile(`cards/${this.name}.txt`, 'utf8');
  }
}
