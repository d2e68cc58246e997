import { Controller, Get, Injectable, Module, UseGuards } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { readFileSync } from 'fs';

@Injectable()
export class KeyGuard extends AuthGuard('key') {
  canActivate(context) {
    context.key = readFileSync('key', 'utf8');
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
  list() {
    return readFileSync('notes', 'utf8');
  }
}

@Module({ controllers: [Notes], providers: [KeyGuard] })
class AppModule {}

NestFactory.create(AppModule).then((app) => app.listen(3000));
