const fastify = require('fastify')();
const fs = require('fs');

const stock = { apples: 1, pears: 1 };
const seats = { free: 1 };
let visits = 0;

fastify.addHook('preHandler', (request, reply, done) => {
  if (stock.apples < 1) {
    reply.code(409).send();
    return;
  }
  done();
});

fastify.post('/apples', async () => {
  fs.appendFileSync('orders.log', 'apples\n'); // stays: needs-review
  stock.apples -= 1;
  return stock;
});

// Such a hook passes control on when its promise is fulfilled.
fastify.route({
  method: 'POST',
  url: '/seats',
  preHandler: async (request, reply) => {
    if (seats.free < 1) return reply.code(409).send();
  },
  handler: async () => {
    fs.appendFileSync('orders.log', 'seat\n'); // stays: needs-review
    seats.free -= 1;
    return seats;
  },
});

// Nothing that the hook looks at is changed here.
fastify.post('/visits', async () => {
  fs.appendFileSync('visits.log', 'visit\n');
  visits += 1;
  return { visits };
});

fastify.listen({ port: 3000 });
