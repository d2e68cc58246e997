const fs = require('fs')
const { exclusive } = require('./unblock-helpers')

async function main() {
  return exclusive('files', async () => {
    const files = []
    ;(await fs.promises.readdir('.')).forEach((name) => files.push(name))
    ;(await fs.promises.readFile('a.txt', 'utf8')).split('\n').forEach((line) => files.push(line))
    console.log(files)
  })
}

main()
