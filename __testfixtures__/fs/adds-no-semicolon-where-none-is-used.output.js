const { readFile } = require('fs/promises')
const path = require('path')

async function main() {
  const text = await readFile(path.join('a', 'b.txt'), 'utf8')
  console.log(text)
}

main()
