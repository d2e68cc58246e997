import { isThere } from '#services/files';

export default class KeyMiddleware {
  async handle({ request, response }, next) {
    if (!request.header('x-key') || !isThere(`keys-${request.header('x-key')}`)) return response.forbidden('forbidden');
    return next();
  }
}
