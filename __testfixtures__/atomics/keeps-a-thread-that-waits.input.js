const cell = new Int32Array(new SharedArrayBuffer(4));

async function sleep(ms) {
  Atomics.wait(cell, 0, 0, ms); // stays: no-async-form
  await Atomics.waitAsync(cell, 0, 0, ms).value;
  Atomics.notify(cell, 0);
}

sleep(10);
