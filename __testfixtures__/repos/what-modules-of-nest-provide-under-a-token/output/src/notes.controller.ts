import { Controller, Get, Inject, Param } from '@nestjs/common';
import type { Drafts, Store } from './store';

@Controller('notes')
export class NotesController {
  constructor(
    @Inject('STORE') private readonly store: Store,
    @Inject('DRAFTS') private readonly drafts: Drafts,
  ) {}

  @Get(':name')
  async show(@Param('name') name: string): Promise<string> {
    return this.store.load(name);
  }

  @Get(':name/draft')
  async draft(@Param('name') name: string): Promise<string> {
    return this.drafts.readDraftAsync(name);
  }
}
