const fs = require('fs')

let total = 0
const state = { size: 0 }

async function main(names) {
  if (names.length > 1) total += fs.lstatSync('a').size
  else total -= 1
  for (const name of names) state.size += ((at = fs.lstatSync(name).size) => at)()
  while (total < 3) total += fs.lstatSync('b').size // never less than one
  if (total > 3) state.size += fs.lstatSync('c').size;
  if (total > 4) state.size += fs.lstatSync('e').size
  ;[`${fs.readFileSync('f')}`].forEach(function (text) {
    total += fs.readFileSync(text, 'utf8').length
  })
  total += fs.lstatSync('d').size
  console.log(total, state)
}

main(['a', 'b'])
