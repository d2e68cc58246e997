import { inject } from '@adonisjs/core';
import type { HttpContext } from '@adonisjs/core/http';
import emitter from '@adonisjs/core/services/emitter';
import { UsersService, type User } from '#services/users_service';

@inject()
export default class UsersController {
  constructor(private readonly users: UsersService) {}

  async show({ params }: HttpContext): Promise<User> {
    return this.users.find(params.name);
  }

  async update({ params, request }: HttpContext): Promise<{ saved: string }> {
    this.users.save(params.name, request.body() as User);
    await emitter.emit('user:saved', params.name);
    return { saved: params.name };
  }

  @inject()
  async destroy({ params }: HttpContext, users: UsersService): Promise<{ removed: string }> {
    users.remove(params.name);
    return { removed: params.name };
  }

  // The framework awaits it.
  count({ response }: HttpContext) {
    return response.send({ users: this.users.count() });
  }
}
