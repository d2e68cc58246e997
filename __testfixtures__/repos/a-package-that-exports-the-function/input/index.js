const { Router } = require('express');
const fs = require('fs');

const load = (name) => fs.readFileSync(`${name}.txt`, 'utf8');

const router = Router();
router.get('/:name', (req, res) => res.send(load(req.params.name)));

module.exports = { router, load };
