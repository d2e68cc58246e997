import { Controller, Get, Inject } from '@nestjs/common';
import { FileLog } from './stores';
import * as tokens from './tokens';
import { Notes } from './tokens';

@Controller('notes')
export class NotesController {
  constructor(
    @Inject(Notes.STORE) private readonly store: any,
    @Inject(tokens.Notes.CACHE) private readonly cache: any,
    private readonly log: FileLog,
  ) {}

  @Get()
  list(): string {
    this.log.add('list');
    return this.store.load();
  }

  @Get('size')
  size(): number {
    return this.cache.size();
  }
}
