// with onoff@^6.0.0
import { Gpio } from 'onoff';

async function main(pin) {
  const led = new Gpio(pin, 'out');
  await led.write(await led.read() ^ 1);
}

await main(17);
