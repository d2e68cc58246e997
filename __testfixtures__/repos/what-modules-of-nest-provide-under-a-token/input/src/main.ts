import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { whenReady } from 'some-host';
import { NotesController } from './notes.controller';
import { FileDrafts, FileStore } from './store';

@Module({
  controllers: [NotesController],
  providers: [
    { provide: 'STORE', useClass: FileStore },
    { provide: 'DRAFTS', useClass: FileDrafts },
  ],
})
class AppModule {}

// Whatever it is given, nobody knows.
function check(app: any): void {
  if (app.get('DRAFTS').readDraft('first') === '') throw new Error('empty');
}

async function main(): Promise<void> {
  const app = await NestFactory.create(AppModule);
  whenReady(check);
  await app.listen(3000);
}

main();
