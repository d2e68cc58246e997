import { BootMixin } from '@loopback/boot';
import type { ApplicationConfig } from '@loopback/core';
import { RestApplication, RestBindings } from '@loopback/rest';
import { stamp } from './middleware/stamp';
import { version } from './store/versions';
import { KeptSequence } from './sequence';

export class NotesApplication extends BootMixin(RestApplication) {
  constructor(options: ApplicationConfig = {}) {
    super(options);
    this.sequence(KeptSequence);
    this.middleware(stamp);
    this.projectRoot = __dirname;
    this.bind(RestBindings.REQUEST_BODY_PARSER_OPTIONS).to({ limit: '1MB' });
    this.route('get', '/version', { responses: {} }, () => version());
  }
}
