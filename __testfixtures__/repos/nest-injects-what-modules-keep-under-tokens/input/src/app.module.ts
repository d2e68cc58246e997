import { Module } from '@nestjs/common';
import { NotesController } from './notes.controller';
import { FileNotes } from './file-notes';
import { NOTES } from './tokens';
@Module({ controllers: [NotesController], providers: [{ provide: NOTES, useClass: FileNotes }] })
export class AppModule {}
