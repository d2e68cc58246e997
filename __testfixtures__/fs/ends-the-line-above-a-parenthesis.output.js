const fs = require('fs')
const { eachInOrder } = require('./unblock-helpers')

async function main(out) {
  const text = await fs.promises.readFile('a.txt', 'utf8')
  ;(await fs.promises.readFile('a.txt', 'utf8')).split('\n').forEach((line) => out.push(line))
  await eachInOrder(await fs.promises.readdir('.'), async (name) => {
    const before = name
    ;(await fs.promises.readFile(name, 'utf8')).trim()
    return before
  })
  out.push(text)
  ;(await fs.promises.lstat('a.txt')).isFile() || out.pop()
  return out
}

main([]).then(console.log)
