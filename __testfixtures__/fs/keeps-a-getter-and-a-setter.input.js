const fs = require('fs');

const settings = {
  get theme() {
    return fs.readFileSync('theme', 'utf8'); // stays: in-getter
  },
  set theme(name) {
    fs.writeFileSync('theme', name); // stays: in-setter
  },
};

async function main() {
  settings.theme = 'dark';
  console.log(settings.theme);
}

main();
