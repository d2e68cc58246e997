import { Expose } from 'class-transformer';
import { readFileSync } from 'fs';
import { BeforeInsert, BeforeUpdate, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('notes')
export class Note {
  @PrimaryGeneratedColumn()
  id: number;

  @Column()
  text: string;

  @Column()
  title: string;

  // What makes plain objects of entities calls it, and does not wait.
  @Expose()
  cover(): string {
    return readFileSync(`covers/${this.id}.svg`, 'utf8'); // stays: framework-sync
  }

  @BeforeInsert()
  sign() {
    this.text += readFileSync('signature.txt', 'utf8');
  }

  // TypeORM starts both of them, whatever the first one waits for.
  @BeforeUpdate()
  mark() {
    this.text = readFileSync('mark.txt', 'utf8') + this.text; // stays: runs-beside-others
  }

  @BeforeUpdate()
  head() {
    this.title = this.text.slice(0, 20);
  }
}
