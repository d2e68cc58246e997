const { createError, createRouter, defineEventHandler, getRequestHeader, getRouterParam, lazyEventHandler } = require('h3');
const { readBody, sendNoContent } = require('h3');
const { isThere } = require('../store/files');
const { findUser, removeUser, saveUser } = require('../store/users');

const requireKey = (event) => {
  const key = getRequestHeader(event, 'x-key');
  if (!key || !isThere(`keys-${key}`)) throw createError({ statusCode: 403, message: 'forbidden' });
};

const router = createRouter();
router.get(
  '/:name',
  defineEventHandler((event) => findUser(getRouterParam(event, 'name'))),
);
router.put(
  '/:name',
  defineEventHandler({
    onRequest: requireKey,
    handler: async (event) => {
      saveUser(getRouterParam(event, 'name'), await readBody(event, { strict: true }));
      return sendNoContent(event);
    },
  }),
);
router.delete(
  '/:name',
  lazyEventHandler(() =>
    defineEventHandler((event) => {
      removeUser(getRouterParam(event, 'name'));
      return { removed: getRouterParam(event, 'name') };
    }),
  ),
);

module.exports = router;
