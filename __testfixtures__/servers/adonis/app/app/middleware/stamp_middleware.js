import { readStamp } from '#services/versions';

export default class StampMiddleware {
  async handle({ response }, next) {
    response.header('x-version', readStamp());
    await next();
  }
}
