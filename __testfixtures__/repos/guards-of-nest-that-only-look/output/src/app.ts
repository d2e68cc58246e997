import { Body, CanActivate, Controller, Get, Injectable, Module, Post, UseGuards } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { isClosed, list, save } from './guests';

@Injectable()
export class HasRoom implements CanActivate {
  canActivate(): boolean {
    return list().length < 5;
  }
}

@Controller('guests')
export class Guests {
  @Post()
  @UseGuards(HasRoom)
  add(@Body() { name }: { name: string }): string {
    const guests = list();
    guests.push(name);
    save(guests);
    return 'welcome';
  }

  @Get('door')
  async door(): Promise<{ closed: boolean }> {
    return { closed: await isClosed() };
  }
}

@Module({ controllers: [Guests] })
export class AppModule {}

NestFactory.create(AppModule).then((app) => app.listen(3000));
