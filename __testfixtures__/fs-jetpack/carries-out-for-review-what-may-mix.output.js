// with fs-jetpack@^5.1.0
// risk review
const jetpack = require('fs-jetpack');

async function main(path, text) {
  await jetpack.writeAsync(path, text);
  await jetpack.fileAsync('settings.json', { content: {} });
  await jetpack.appendAsync('log.txt', text);
}

main('a', 'b');
