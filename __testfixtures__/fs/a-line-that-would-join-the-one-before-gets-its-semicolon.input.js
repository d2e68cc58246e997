const fs = require('fs')
const app = require('express')()

app.get('/sizes/:name', (req, res) => {
  const { name } = req.params
  if (!name) return
  fs.statSync(name).size
  for (const part of name) void part
  fs.readFileSync(name, 'utf8').trim()
  if (name === 'all') { res.send('all') } else res.status(200)
  fs.readFileSync(name, 'utf8').trim()
  if (name === 'none') { res.end() }
  fs.readFileSync(name, 'utf8').trim()
  label: while (name.length > 99) break label
  fs.readFileSync(name, 'utf8').trim()
  switch (name) {
    case 'a':
      res.type(name)
      fs.readFileSync(name, 'utf8').trim()
      break
    default:
      fs.readFileSync(name, 'utf8').trim()
  }
  do res.type('text'); while (!name)
  fs.readFileSync(name, 'utf8').trim()
  res.send(name)
})
