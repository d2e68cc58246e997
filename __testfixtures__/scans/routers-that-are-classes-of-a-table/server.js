const express = require('express');
const Cleaner = require('./cleaner');
const { Router, LogRouter, VoiceRouter } = require('./routers');
const { Log, Voice } = require('./capabilities');

const ROUTERS = {
  [Log.TYPE]: LogRouter,
  [Voice.TYPE]: VoiceRouter,
};

class CapabilitiesRouter {
  constructor({ robot }) {
    this.robot = robot;
    this.router = express.Router({ mergeParams: true });
    this.initRoutes();
  }

  initRoutes() {
    Object.values(this.robot.capabilities).forEach((capability) => {
      const found = ROUTERS[capability.getType()];
      if (found) this.router.use(`/${capability.getType()}`, new found({ capability }).getRouter());
    });
  }

  getRouter() {
    return this.router;
  }
}

const app = express();
app.use('/capabilities', new CapabilitiesRouter({ robot: new Cleaner() }).getRouter());
app.listen(3000);
