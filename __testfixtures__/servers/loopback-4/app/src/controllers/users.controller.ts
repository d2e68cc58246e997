import { inject, intercept, service } from '@loopback/core';
import { del, get, HttpErrors, param, put, requestBody, Request, RestBindings } from '@loopback/rest';
import { timed } from '../interceptors/timed';
import { KeysService } from '../services/keys.service';
import { UsersService, type User } from '../services/users.service';

@intercept(timed)
export class UsersController {
  constructor(
    @inject('services.UsersService') private readonly users: UsersService,
    @service(KeysService) private readonly keys: KeysService,
    @inject(RestBindings.Http.REQUEST) private readonly request: Request,
  ) {}

  @get('/users/{name}')
  find(@param.path.string('name') name: string): User {
    return this.users.find(name);
  }

  @put('/users/{name}')
  async save(@param.path.string('name') name: string, @requestBody() user: User): Promise<{ saved: string }> {
    if (!this.keys.isKnown(this.request.headers['x-key'])) throw new HttpErrors.Forbidden('forbidden');
    this.users.save(name, user);
    return { saved: name };
  }

  @del('/users/{name}')
  async remove(@param.path.string('name') name: string): Promise<{ removed: string }> {
    this.users.remove(name);
    return { removed: name };
  }
}
