import { Module, type MiddlewareConsumer } from '@nestjs/common';
import { readFileSync } from 'fs';
import { KeyGuard, VersionMiddleware } from './parts';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

@Module({
  controllers: [UsersController],
  providers: [UsersService, KeyGuard, { provide: 'KEY', useFactory: () => readFileSync('key', 'utf8') }],
})
export class AppModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(VersionMiddleware).forRoutes('*');
  }
}
