const fs = require('fs')

let total = 0
const state = { size: 0 }

async function main(names) {
  if (names.length > 1) { const value = (await fs.promises.lstat('a')).size; total += value }
  else total -= 1
  for (const name of names) { const value2 = await (async (at) => {
    if (at === undefined) at = (await fs.promises.lstat(name)).size
    return at
  })(); state.size += value2 }
  while (total < 3) { const value3 = (await fs.promises.lstat('b')).size; total += value3 } // never less than one
  if (total > 3) { const value4 = (await fs.promises.lstat('c')).size; state.size += value4; }
  if (total > 4) { const value5 = (await fs.promises.lstat('e')).size; state.size += value5 }
  ;for (const text of [`${await fs.promises.readFile('f')}`]) {
    const value6 = (await fs.promises.readFile(text, 'utf8')).length
    total += value6
  }
  const value7 = (await fs.promises.lstat('d')).size
  total += value7
  console.log(total, state)
}

main(['a', 'b'])
