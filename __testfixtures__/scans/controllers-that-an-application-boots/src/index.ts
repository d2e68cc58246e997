import { BootMixin } from '@loopback/boot';
import { RestApplication } from '@loopback/rest';
import { accessSync, readFileSync } from 'node:fs';
import { NotesSequence } from './sequence';

export class Notes extends BootMixin(RestApplication) {
  constructor() {
    super();
    this.projectRoot = __dirname;
    this.sequence(NotesSequence);
    this.middleware(async (context, next) => {
      accessSync('open'); // found: request this.middleware
      return next();
    });
    this.bind('motd').toDynamicValue(() => readFileSync('motd', 'utf8')); // found: startup
  }
}

export async function main(): Promise<void> {
  const app = new Notes();
  await app.boot();
  await app.start();
}
