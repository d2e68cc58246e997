const { Log, Voice } = require('./capabilities');

class Robot {
  constructor() {
    this.capabilities = {};
  }

  register(capability) {
    this.capabilities[capability.getType()] = capability;
  }
}

module.exports = class Cleaner extends Robot {
  constructor() {
    super();
    [Voice].forEach((capability) => this.register(new capability({ robot: this })));
    this.register(new Log({ robot: this }));
  }
};
