import { BootMixin } from '@loopback/boot';
import { RestApplication } from '@loopback/rest';

export class Notes extends BootMixin(RestApplication) {
  constructor() {
    super();
    this.projectRoot = __dirname;
  }
}

export async function main(): Promise<void> {
  const app = new Notes();
  await app.boot();
  await app.start();
}
