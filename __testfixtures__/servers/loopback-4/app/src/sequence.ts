import { MiddlewareSequence, type RequestContext } from '@loopback/rest';
import { note } from './store/log';

export class KeptSequence extends MiddlewareSequence {
  async handle(context: RequestContext): Promise<void> {
    note(context.request.url);
    await super.handle(context);
  }
}
