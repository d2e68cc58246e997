#!/usr/bin/env node
const express = require('express');
const { show } = require('../lib/show');
const { cachedExists } = require('../lib/unblock-helpers');

const app = express();
app.get('/:name', async (req, res) => (await cachedExists(req.params.name) ? res.send(await show(req.params.name)) : res.sendStatus(404)));
app.listen(3000);
