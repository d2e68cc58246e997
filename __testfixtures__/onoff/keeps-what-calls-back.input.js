// with onoff@^6.0.0
const { Gpio } = require('onoff');

function main(pin, done) {
  new Gpio(pin, 'in').read(done);
}

main(17, () => {});
