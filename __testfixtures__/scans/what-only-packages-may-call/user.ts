import { readFileSync, unlinkSync } from 'node:fs';
import { BeforeInsert, Entity } from 'typeorm';
import { traced } from './traced';

@Entity()
export class User {
  password = '';

  @BeforeInsert()
  hashPassword(): void {
    this.password = readFileSync('hash', 'utf8'); // found: request @BeforeInsert hashPassword
  }

  @traced()
  forget(): void {
    unlinkSync('user'); // found: unreachable
  }
}
