import path from 'path';
import express from 'express';
import fg from 'fast-glob';
import { globSync } from 'glob';
import { files } from './config';

const app = express();
globSync(path.join(__dirname, 'routes/**/*.{ts,js}')).forEach((file) => app.use(require(file).default)); // found: startup
globSync('*.hook.js', { cwd: path.join(__dirname, 'hooks'), absolute: true }).forEach((file) => require(file)(app)); // found: startup
files.policies.forEach((file: string) => require(path.resolve(file)).guard(app));
load();

async function load() {
  const found = await fg(['src/modules/!(core)/*.routes.ts', '!**/*.spec.ts']);
  for (const file of found) (await import(path.join(process.cwd(), file))).default(app);
  app.listen(3000);
}
