#!/usr/bin/env node
const express = require('express');
const fs = require('fs');
const { show } = require('../lib/show');

const app = express();
app.get('/:name', (req, res) => (fs.existsSync(req.params.name) ? res.send(show(req.params.name)) : res.sendStatus(404)));
app.listen(3000);
