const fs = require('fs');
const express = require('express');
const { read } = require('./store');

const routes = express.Router();
routes.get('/all', (req, res) => res.json(fs.readdirSync('specs'))); // found: request GET /spec/all
routes.get('/:name', (req, res) => res.json(read(req.params.name)));

module.exports = routes;
