const fs = require('fs');
const { open } = require('some-database');
const { exclusive } = require('./unblock-helpers');

let instance = null;

// Whoever comes first makes it; all of the program asks for it.
exports.connection = function connection() {
  if (instance) return instance;
  ensureFolder('data');
  instance = open('data/shop.db');
  return instance;
};

function ensureFolder(folder) {
  if (fs.existsSync(folder)) return; // stays: first-time-only
  fs.mkdirSync(folder); // stays: first-time-only
}

let settings;

exports.setting = function setting(name) {
  if (settings === undefined) {
    const text = fs.readFileSync('settings.json', 'utf8'); // stays: first-time-only
    settings = JSON.parse(text);
  }
  return settings[name];
};

let words;

// Few ask for these: they wait.
exports.dictionary = async function dictionary() {
  return exclusive('words', async () => {
    if (!words) {
      words = (await fs.promises.readFile('words.txt', 'utf8')).split('\n');
    }
    return words;
  });
};
