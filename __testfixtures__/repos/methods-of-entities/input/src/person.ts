import { readFileSync } from 'fs';
import { Column } from 'typeorm';

export abstract class Person {
  @Column()
  name: string;

  card(): string {
    return readFileSync(`cards/${this.name}.txt`, 'utf8');
  }
}
