import { Body, Controller, Get, HttpCode, Param, Post, UseFilters, UseGuards } from '@nestjs/common';
import { KeyGuard, MissingFilter, NamePipe } from './parts';
import { UsersService, type User } from './users.service';

@Controller('users')
@UseFilters(MissingFilter)
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get(':name')
  show(@Param('name', NamePipe) name: string): User {
    return this.users.find(name);
  }

  @Post()
  @HttpCode(201)
  @UseGuards(KeyGuard)
  save(@Body() user: User): { saved: string } {
    this.users.save(user);
    return { saved: user.name };
  }
}
