const fs = require('fs')

async function main() {
  const print = (line) => console.log(line)
  ;(await fs.promises.readdir('.')).forEach(print)
  ;(await fs.promises.readFile('a.txt', 'utf8')).split('\n').forEach(print)
  if (print) (await fs.promises.readFile('b.txt', 'utf8')).split('\n').forEach(print)
}

main()
