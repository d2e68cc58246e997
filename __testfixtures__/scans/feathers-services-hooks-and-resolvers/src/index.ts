import { feathers } from '@feathersjs/feathers';
import { koa } from '@feathersjs/koa';
import { logError } from './log-error';
import { notes } from './notes';

const app = koa(feathers());
app.configure(notes);
app.hooks({ around: { all: [logError] }, error: {} });
app.listen(3030);
