const { createCanvas, Canvas } = require('canvas');

async function draw(done) {
  const canvas = createCanvas(200, 200);
  canvas.toBuffer(done, 'image/jpeg', 0.8);
  canvas.toBuffer((error, bytes) => done(error, bytes), 'image/jpeg');
  canvas.toDataURL('image/png', done);
  canvas.toDataURL((error, text) => done(error, text));
  canvas.toBuffer('raw');
  canvas.toDataURL('image/jpeg', 0.8); // stays: no-async-form
  new Canvas(10, 10).toBuffer(); // stays: no-async-form
  return canvas.toBuffer('image/png'); // stays: no-async-form
}

draw(console.log).then(console.log);
