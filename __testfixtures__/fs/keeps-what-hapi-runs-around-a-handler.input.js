// hapi runs these one after the other, with nothing but settled promises in between: what they share was one piece.
const fs = require('fs');
const Hapi = require('@hapi/hapi');

const server = Hapi.server({ port: 3000 });

// What a pre-method reads, the handler changes.
server.route({
  method: 'POST',
  path: '/count',
  options: {
    pre: [{ method: () => JSON.parse(fs.readFileSync('data/count.json', 'utf8')), assign: 'count' }], // stays: needs-review
    handler: (request) => {
      request.pre.count.visits += 1;
      fs.writeFileSync('data/count.json', JSON.stringify(request.pre.count)); // stays: needs-review
      return request.pre.count;
    },
  },
});
server.route({
  method: 'GET',
  path: '/count',
  handler: () => fs.readFileSync('data/count.json', 'utf8'),
});

// What a validator has looked for, the handler makes.
server.route({
  method: 'POST',
  path: '/names/{name}',
  options: {
    validate: {
      params: ({ name }) => {
        if (fs.existsSync(`names/${name}`)) throw new Error('taken'); // stays: needs-review
      },
    },
  },
  handler: (request) => {
    fs.writeFileSync(`names/${request.params.name}`, request.payload); // stays: needs-review
    return 'created';
  },
});

// What credentials are read from, a handler changes.
server.auth.scheme('file', () => ({
  authenticate(request, h) {
    const credentials = JSON.parse(fs.readFileSync('data/user.json', 'utf8')); // stays: needs-review
    return h.authenticated({ credentials });
  },
}));
server.auth.strategy('user', 'file');
server.route({
  method: 'POST',
  path: '/points',
  options: { auth: 'user' },
  handler: (request) => {
    const user = request.auth.credentials;
    user.points += 1;
    fs.writeFileSync('data/user.json', JSON.stringify(user)); // stays: needs-review
    return user;
  },
});

// What a handler has read, an extension behind it changes.
server.route({
  method: 'POST',
  path: '/pages',
  handler: (request) => {
    request.app.pages = JSON.parse(fs.readFileSync('data/pages.json', 'utf8')); // stays: needs-review
    return 'ok';
  },
});
server.ext('onPreResponse', (request, h) => {
  if (request.app.pages) fs.writeFileSync('data/pages.json', JSON.stringify([...request.app.pages, request.path])); // stays: needs-review
  return h.continue;
});

// What a route's own stages do not share with its handler may wait.
server.route({
  method: 'GET',
  path: '/title',
  options: { auth: false, pre: [{ method: () => fs.readFileSync('title.txt', 'utf8'), assign: 'title' }] },
  handler: (request) => request.pre.title + fs.readFileSync('foot.txt', 'utf8'),
});
