import { Module } from '@nestjs/common';
import { NotesController } from './notes.controller';
import { FileStore, Clock, Config } from './store';
@Module({
  controllers: [NotesController],
  providers: [
    { provide: 'STORE', useClass: FileStore },
    { provide: 'CLOCK', useFactory: () => new Clock() },
    { provide: 'CONFIG', useValue: new Config() },
  ],
})
export class AppModule {}
