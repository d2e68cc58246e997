import { Module } from '@nestjs/common';
import { AppController } from './app.controller';
import { Jobs } from './jobs';
import { SaveHandler } from './save.handler';
@Module({ controllers: [AppController], providers: [Jobs, SaveHandler] })
export class AppModule {}
