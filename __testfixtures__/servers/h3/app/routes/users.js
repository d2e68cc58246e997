import { defineHandler, defineValidatedHandler, H3 } from 'h3';
import { findUser, removeUser, saveUser } from '../store/users.js';

export const users = new H3();

users.get('/:name', (event) => findUser(event.context.params.name));
users.put(
  '/:name',
  defineHandler(async (event) => {
    saveUser(event.context.params.name, await event.req.json());
    event.res.status = 204;
    return null;
  }),
);
users.delete(
  '/:name',
  defineValidatedHandler({
    handler: (event) => {
      removeUser(event.context.params.name);
      return { removed: event.context.params.name };
    },
  }),
);
