// with onoff@^6.0.0
import { Gpio } from 'onoff';

async function main(pin) {
  const led = new Gpio(pin, 'out');
  led.writeSync(led.readSync() ^ 1);
}

await main(17);
