const { LocalStorage, JSONStorage } = require('node-localstorage');

async function main(folder) {
  const texts = new LocalStorage(folder); // stays: no-async-form
  const values = new JSONStorage(folder); // stays: no-async-form
  texts.setItem('a', 'b'); // stays: no-async-form
  texts.removeItem('a'); // stays: no-async-form
  values.clear(); // stays: no-async-form
  return values.getItem(texts.key(0)); // stays: no-async-form
}

main('scratch').then(console.log);
