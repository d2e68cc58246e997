import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { NotesService } from './notes.service';

async function bootstrap() {
  const app = await NestFactory.create(AppModule);
  app.get(NotesService).prepare();
  await app.listen(3000);
}
bootstrap();
