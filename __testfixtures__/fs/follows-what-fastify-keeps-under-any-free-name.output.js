const fs = require('fs');
const { pathExists, writeFileAtomic, exclusiveFiles } = require('./unblock-helpers');

function createCache(folder) {
  return {
    async wrap(key, produce) {
      const file = `${folder}/${key}`;
      return await exclusiveFiles('cache', [file], async () => {
        if (await pathExists(file)) return fs.promises.readFile(file, 'utf8');
        const text = await produce();
        await writeFileAtomic(file, text);
        return text;
      });
    },
  };
}

// Express has something of this name in its applications, Fastify has nothing.
async function routes(fastify) {
  fastify.decorate('cache', createCache('cache'));
  fastify.get('/pages/:name', async function (request) {
    const { name } = request.params;
    return this.cache.wrap(name, async () => fs.promises.readFile(`pages/${name}.html`, 'utf8'));
  });
}

const app = require('fastify')();
app.register(routes);
app.listen({ port: 3000 });
