const express = require('express');
const importFresh = require('import-fresh');
const jiti = require('jiti')(__filename);
const appRoot = require('app-root-path');
const { createRequire } = require('module');

const router = express.Router();
router.get('/fresh', (req, res) => res.send(importFresh('./lib/fresh').load('a').title));
router.get('/jiti', (req, res) => res.send(jiti('./lib/jiti').load('a').title));
router.get('/root', (req, res) => res.send(appRoot.require('/lib/root').load('a').title));
router.get('/esm', (req, res) => res.send(require('esm')(module)('./lib/esm').load('a').title));
router.get('/made', (req, res) => res.send(createRequire(__filename)('./lib/made').load('a').title));
router.get('/included', (req, res) => res.send(include('lib/included').load('a').title));
module.exports = router;
