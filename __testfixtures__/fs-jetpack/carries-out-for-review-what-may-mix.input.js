// with fs-jetpack@^5.1.0
// risk review
const jetpack = require('fs-jetpack');

async function main(path, text) {
  jetpack.write(path, text);
  jetpack.file('settings.json', { content: {} });
  jetpack.append('log.txt', text);
}

main('a', 'b');
