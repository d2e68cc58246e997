const fs = require('fs');

function createCache(folder) {
  return {
    wrap(key, produce) {
      const file = `${folder}/${key}`;
      if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8');
      const text = produce();
      fs.writeFileSync(file, text);
      return text;
    },
  };
}

// Express has something of this name in its applications, Fastify has nothing.
async function routes(fastify) {
  fastify.decorate('cache', createCache('cache'));
  fastify.get('/pages/:name', async function (request) {
    const { name } = request.params;
    return this.cache.wrap(name, () => fs.readFileSync(`pages/${name}.html`, 'utf8'));
  });
}

const app = require('fastify')();
app.register(routes);
app.listen({ port: 3000 });
