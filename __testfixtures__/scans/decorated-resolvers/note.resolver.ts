import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';

@ObjectType()
export class Note {
  @Field()
  id = readFileSync('next-id', 'utf8'); // found: request @Mutation add

  @Field()
  get size(): number {
    return statSync(this.id).size; // found: request @Field size
  }
}

@Resolver(Note)
export class NoteResolver {
  @Query(() => [String])
  notes(): string[] {
    return readdirSync('notes'); // found: request @Query notes
  }

  @Mutation(() => Note)
  add(): Note {
    writeFileSync('notes/new', ''); // found: request @Mutation add
    return new Note();
  }
}
