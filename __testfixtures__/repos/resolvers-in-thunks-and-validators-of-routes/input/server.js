const fs = require('fs');
const express = require('express');
const Hapi = require('@hapi/hapi');
const { createHandler } = require('graphql-http/lib/use/express');
const schema = require('./schema');

express().use('/graphql', createHandler({ schema })).listen(3000);

const server = Hapi.server({ port: 3001 });
server.route({
  method: 'POST',
  path: '/notes/{name}',
  options: {
    validate: {
      params: ({ name }) => ({ name, template: fs.readFileSync('template', 'utf8') }),
      failAction: (request, h, error) => h.response(fs.readFileSync('error.html', 'utf8')).code(400).takeover(),
    },
    ext: { onPreAuth: { method: (request, h) => (fs.existsSync('closed') ? h.abandon : h.continue) } },
    response: { schema: (value) => value + fs.readFileSync('foot', 'utf8') },
    handler: ({ params }) => params.template,
  },
});
server.start();
