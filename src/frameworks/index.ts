import type { Framework } from '../types';
import { adonis } from './adonis';
import { awilix } from './awilix';
import { background } from './background';
import { bots } from './bots';
import { connect } from './connect';
import { oclif, sails, strapi } from './conventions';
import { decorated } from './decorated';
import { development } from './development';
import { egg } from './egg';
import { electron } from './electron';
import { express } from './express';
import { fastify } from './fastify';
import { feathers, feathersExpress } from './feathers';
import { graphql } from './graphql';
import { h3, nitro } from './h3';
import { hapi } from './hapi';
import { hexo } from './hexo';
import { hono } from './hono';
import { http } from './http';
import { koa } from './koa';
import { loaders } from './loaders';
import { loopback, loopback4 } from './loopback';
import { middleware } from './middleware';
import { models } from './models';
import { native } from './native';
import { nest } from './nest';
import { next } from './next';
import { nodeRed } from './node-red';
import { orpc } from './orpc';
import { astro, reactRouter, sveltekit } from './pages';
import { passport } from './passport';
import { homebridgeUi, magicMirror, signalk } from './plug-ins';
import { polka } from './polka';
import { records } from './records';
import { restify } from './restify';
import { rpc } from './rpc';
import { serverless } from './serverless';
import { small } from './small';
import { sockets } from './sockets';
import { tests } from './tests';
import { trpc } from './trpc';
import { uploads } from './uploads';
import { views } from './views';

/** All known frameworks; to add one, write a file and add it here. */
export const FRAMEWORKS: readonly Framework[] = [
  ...[
    express,
    http,
    connect,
    koa,
    fastify,
    hapi,
    restify,
    polka,
    hono,
    nest,
    decorated,
    next,
    sveltekit,
    reactRouter,
    astro,
    orpc,
    loaders,
    awilix,
    nodeRed,
    signalk,
    homebridgeUi,
    magicMirror,
    feathers,
    feathersExpress,
  ],
  ...[
    h3,
    nitro,
    sails,
    egg,
    strapi,
    adonis,
    loopback,
    loopback4,
    oclif,
    serverless,
    graphql,
    trpc,
    sockets,
    passport,
    uploads,
    middleware,
    models,
    rpc,
    bots,
    native,
    small,
    views,
  ],
  ...[background, development, hexo, electron, records, tests],
];
