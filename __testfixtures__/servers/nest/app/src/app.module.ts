import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { KeyGuard, MissingFilter, NamePipe, VersionMiddleware } from './parts';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

@Module({ controllers: [UsersController], providers: [UsersService, KeyGuard, NamePipe, MissingFilter] })
export class AppModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(VersionMiddleware).forRoutes('*');
  }
}
