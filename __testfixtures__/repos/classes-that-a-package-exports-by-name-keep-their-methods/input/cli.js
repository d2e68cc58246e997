#!/usr/bin/env node
const { Server } = require('./index');

new Server().start();
