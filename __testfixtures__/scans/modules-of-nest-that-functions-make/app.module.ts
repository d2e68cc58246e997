import { Module } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { FolderOptions } from './folder-options';
import { NotesController } from './notes.controller';
import { LogModule, StoreModule } from './store.module';
import { Cache, JobRunner, JobStore } from './stores';
import { Jobs, Notes } from './tokens';

@Module({
  imports: [
    StoreModule.forRootAsync({ useClass: FolderOptions }),
    LogModule.forRoot({ useFactory: () => ({ file: readFileSync('log-file', 'utf8') }) }), // found: startup
  ],
  providers: [
    { provide: Jobs.STORE, useClass: JobStore },
    Cache,
    { provide: Notes.CACHE, useExisting: Cache },
    JobRunner,
  ],
  controllers: [NotesController],
})
export class AppModule {}
