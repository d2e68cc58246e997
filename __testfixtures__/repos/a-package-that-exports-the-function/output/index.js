const { Router } = require('express');
const fs = require('fs');

const load = (name) => fs.readFileSync(`${name}.txt`, 'utf8');

const loadAsync = async (name) => fs.promises.readFile(`${name}.txt`, 'utf8');

const router = Router();
router.get('/:name', async (req, res) => res.send(await loadAsync(req.params.name)));

module.exports = { router, load, loadAsync };
