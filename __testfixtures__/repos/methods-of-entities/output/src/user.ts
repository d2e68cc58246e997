import * as bcrypt from 'bcryptjs';
import { readFile } from 'fs/promises';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Person } from './person';

@Entity()
@Unique(['name'])
export class User extends Person {
  @PrimaryGeneratedColumn()
  id: number;

  @Column()
  password: string;

  async hashPassword() {
    this.password = await bcrypt.hash(this.password, 8);
  }

  async isRight(password: string): Promise<boolean> {
    return bcrypt.compare(password, this.password);
  }

  async motto() {
    return readFile(`mottos/${this.id}`, 'utf8');
  }
}
