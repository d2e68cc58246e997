import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import { KeyGuard, OtherGuard } from './parts';
import { UsersService } from './users.service';

@Controller('users')
@UseGuards(KeyGuard, OtherGuard)
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get(':name')
  show(@Param('name') name: string): unknown {
    return this.users.find(name);
  }
}
