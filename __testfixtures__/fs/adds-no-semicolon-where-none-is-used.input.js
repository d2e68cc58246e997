const { readFileSync } = require('fs')
const path = require('path')

async function main() {
  const text = readFileSync(path.join('a', 'b.txt'), 'utf8')
  console.log(text)
}

main()
