const fs = require('fs')

async function main(out) {
  const text = fs.readFileSync('a.txt', 'utf8')
  fs.readFileSync('a.txt', 'utf8').split('\n').forEach((line) => out.push(line))
  fs.readdirSync('.').forEach((name) => {
    const before = name
    fs.readFileSync(name, 'utf8').trim()
    return before
  })
  out.push(text)
  fs.lstatSync('a.txt').isFile() || out.pop()
  return out
}

main([]).then(console.log)
