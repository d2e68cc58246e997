const fs = require('fs')

async function main() {
  const files = []
  ;(await fs.promises.readdir('.')).forEach((name) => files.push(name))
  ;(await fs.promises.readFile('a.txt', 'utf8')).split('\n').forEach((line) => files.push(line))
  console.log(files)
}

main()
