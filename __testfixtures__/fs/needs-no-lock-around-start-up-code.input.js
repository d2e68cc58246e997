const fs = require('fs')

async function main() {
  const files = []
  fs.readdirSync('.').forEach((name) => files.push(name))
  fs.readFileSync('a.txt', 'utf8').split('\n').forEach((line) => files.push(line))
  console.log(files)
}

main()
