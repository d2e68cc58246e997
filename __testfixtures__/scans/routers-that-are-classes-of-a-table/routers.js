const express = require('express');

class Router {
  constructor({ capability }) {
    this.router = express.Router({ mergeParams: true });
    this.capability = capability;
    this.initRoutes();
  }

  initRoutes() {
    throw new Error('not implemented');
  }

  getRouter() {
    return this.router;
  }
}

class LogRouter extends Router {
  initRoutes() {
    this.router.get('/log', (req, res) => res.send(this.capability.read()));
  }
}

class VoiceRouter extends Router {
  initRoutes() {
    this.router.get('/voice', (req, res) => res.send(this.capability.isInstalled()));
  }
}

module.exports = { Router, LogRouter, VoiceRouter };
