const express = require('express');
const importFresh = require('import-fresh');
const jiti = require('jiti')(__filename);
const appRoot = require('app-root-path');
const { createRequire } = require('module');
const { asyncHandler } = require('./unblock-helpers');

const router = express.Router();
router.get('/fresh', asyncHandler(async (req, res) => res.send((await importFresh('./lib/fresh').load('a')).title)));
router.get('/jiti', asyncHandler(async (req, res) => res.send((await jiti('./lib/jiti').load('a')).title)));
router.get('/root', asyncHandler(async (req, res) => res.send((await appRoot.require('/lib/root').load('a')).title)));
router.get('/esm', asyncHandler(async (req, res) => res.send((await require('esm')(module)('./lib/esm').load('a')).title)));
router.get('/made', asyncHandler(async (req, res) => res.send((await createRequire(__filename)('./lib/made').load('a')).title)));
router.get('/included', asyncHandler(async (req, res) => res.send((await include('lib/included').load('a')).title)));
module.exports = router;
