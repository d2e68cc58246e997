const fs = require('fs');
const Koa = require('koa');
const Router = require('@koa/router');

class Routes extends Router {
  constructor(app) {
    super();
    this.app = app;
    this.get('/notes', () => this.list());
  }

  list() {
    return fs.readdirSync('notes'); // found: request GET /notes
  }
}

class Base extends Koa {
  constructor() {
    super();
    this.use(async (ctx, next) => {
      fs.appendFileSync('log', ctx.path); // found: request use *
      await next();
    });
  }
}

class Api extends Base {
  constructor() {
    super();
    this.mount();
  }

  mount() {
    const routes = new Routes(this);
    this.use(routes.routes());
    fs.mkdirSync('notes', { recursive: true }); // found: startup
  }

  // Nobody calls it.
  use2() {
    fs.rmSync('notes'); // found: unreachable
  }
}

exports.Api = Api;
