import { ExceptionHandler } from '@adonisjs/core/http';
import { failure } from '#services/versions';

export default class Handler extends ExceptionHandler {
  async handle(error, { response }) {
    response.status(error.code === 'ENOENT' ? 404 : 500).send(failure() + (error.code ?? error.name));
  }

  async report() {}
}
