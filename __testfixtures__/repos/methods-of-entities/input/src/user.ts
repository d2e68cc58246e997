import * as bcrypt from 'bcryptjs';
import { readFileSync } from 'fs';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Person } from './person';

@Entity()
@Unique(['name'])
export class User extends Person {
  @PrimaryGeneratedColumn()
  id: number;

  @Column()
  password: string;

  hashPassword() {
    this.password = bcrypt.hashSync(this.password, 8);
  }

  isRight(password: string): boolean {
    return bcrypt.compareSync(password, this.password);
  }

  motto() {
    return readFileSync(`mottos/${this.id}`, 'utf8');
  }
}
