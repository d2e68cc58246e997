// What a framework runs around a handler was one piece with it.
import { feathers } from '@feathersjs/feathers';
import { initTRPC } from '@trpc/server';
import { createApp, createRouter, eventHandler } from 'h3';
import fs from 'node:fs';
import { z } from 'zod';

const services = feathers();
services.use('notes', {
  async patch(id, data, { notes }) {
    notes[id] = data;
    fs.writeFileSync('data/notes.json', JSON.stringify(notes)); // stays: needs-review
    return data;
  },
  async get(id) {
    return fs.readFileSync(`texts/${id}.txt`, 'utf8');
  },
});
services.service('notes').hooks({
  before: {
    patch: [
      async (context) => {
        context.params.notes = JSON.parse(fs.readFileSync('data/notes.json', 'utf8')); // stays: needs-review
      },
    ],
  },
});

const app = createApp();
app.use(
  eventHandler((event) => {
    event.context.count = JSON.parse(fs.readFileSync('data/count.json', 'utf8')); // stays: needs-review
  }),
);
const router = createRouter().post(
  '/count',
  eventHandler(({ context }) => {
    context.count.visits += 1;
    fs.writeFileSync('data/count.json', JSON.stringify(context.count)); // stays: needs-review
    return context.count;
  }),
);
app.use(router);

const t = initTRPC.create();
const limited = t.procedure.use(({ next }) => {
  const users = JSON.parse(fs.readFileSync('data/users.json', 'utf8')); // stays: needs-review
  if (users.length > 25) throw new Error('full');
  return next({ ctx: { users } });
});
export const procedures = t.router({
  add: limited.input(z.string()).mutation(({ ctx, input }) => {
    ctx.users.push(input);
    fs.writeFileSync('data/users.json', JSON.stringify(ctx.users)); // stays: needs-review
  }),
  terms: t.procedure.query(() => fs.readFileSync('terms.txt', 'utf8')),
});
