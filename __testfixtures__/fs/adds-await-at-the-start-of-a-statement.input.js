const fs = require('fs')

async function main() {
  const print = (line) => console.log(line)
  fs.readdirSync('.').forEach(print)
  fs.readFileSync('a.txt', 'utf8').split('\n').forEach(print)
  if (print) fs.readFileSync('b.txt', 'utf8').split('\n').forEach(print)
}

main()
