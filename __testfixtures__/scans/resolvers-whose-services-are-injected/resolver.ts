import { FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Service } from 'typedi';
import { NoteService } from './service';

@Service()
@Resolver('Note')
export class NoteResolver {
  constructor(private readonly service: NoteService) {}

  @Query(() => [String])
  async notes() {
    return this.service.all();
  }

  @FieldResolver()
  text(@Root() note: any) {
    return this.service.text(note.name);
  }
}
