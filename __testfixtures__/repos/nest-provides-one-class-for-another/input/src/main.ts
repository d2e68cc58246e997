import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FileNotes } from './file-notes';
import { Notes } from './notes';
import { NotesController } from './notes.controller';
import { Errors, Headers, KnownNotes } from './parts';

@Module({
  controllers: [NotesController],
  providers: [FileNotes, { provide: Notes, useClass: FileNotes }],
})
class AppModule {}

async function bootstrap() {
  const app = await NestFactory.create(AppModule);
  app.useGlobalGuards(new KnownNotes(app.get(FileNotes)));
  app.useGlobalInterceptors(new Headers()).useGlobalFilters(new Errors());
  await app.listen(3000);
}
bootstrap();
