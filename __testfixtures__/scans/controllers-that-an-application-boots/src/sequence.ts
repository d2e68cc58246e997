import { appendFileSync } from 'node:fs';
import { MiddlewareSequence, RequestContext } from '@loopback/rest';

export class NotesSequence extends MiddlewareSequence {
  async handle(context: RequestContext): Promise<void> {
    appendFileSync('log', context.request.url); // found: request this.sequence
    await super.handle(context);
  }
}
