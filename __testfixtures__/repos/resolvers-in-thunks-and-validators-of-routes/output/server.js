const fs = require('fs');
const express = require('express');
const Hapi = require('@hapi/hapi');
const { createHandler } = require('graphql-http/lib/use/express');
const schema = require('./schema');
const { cachedExists } = require('./unblock-helpers');

express().use('/graphql', createHandler({ schema })).listen(3000);

const server = Hapi.server({ port: 3001 });
server.route({
  method: 'POST',
  path: '/notes/{name}',
  options: {
    validate: {
      params: async ({ name }) => ({ name, template: await fs.promises.readFile('template', 'utf8') }),
      failAction: async (request, h, error) => h.response(await fs.promises.readFile('error.html', 'utf8')).code(400).takeover(),
    },
    ext: { onPreAuth: { method: async (request, h) => (await cachedExists('closed') ? h.abandon : h.continue) } },
    response: { schema: async (value) => value + await fs.promises.readFile('foot', 'utf8') },
    handler: ({ params }) => params.template,
  },
});
server.start();
