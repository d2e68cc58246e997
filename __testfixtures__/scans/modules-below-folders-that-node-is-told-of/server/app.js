process.env.NODE_PATH = __dirname;
require('module').Module._initPaths();

const Koa = require('koa');
const router = require('koa-router')();
const { actionOf } = require('actions.js');
const Users = require('../plugins/users');

const app = new Koa();
router.get('/users', actionOf(Users, 'list'));
app.use(router.routes());
app.listen(3000);
