import { Controller, Get, Injectable, Module, UseGuards } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { readFileSync } from 'fs';
import { readFile } from 'fs/promises';

@Injectable()
export class KeyGuard extends AuthGuard('key') {
  async canActivate(context) {
    context.key = await readFile('key', 'utf8');
    return super.canActivate(context);
  }

  handleRequest(error, user, info, context) {
    user.keys = readFileSync('keys', 'utf8');
    return super.handleRequest(error, user, info, context);
  }
}

@Controller('notes')
export class Notes {
  @UseGuards(KeyGuard)
  @Get()
  async list() {
    return readFile('notes', 'utf8');
  }
}

@Module({ controllers: [Notes], providers: [KeyGuard] })
class AppModule {}

NestFactory.create(AppModule).then((app) => app.listen(3000));
