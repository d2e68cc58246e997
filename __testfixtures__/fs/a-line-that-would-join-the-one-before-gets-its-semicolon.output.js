const fs = require('fs')
const app = require('express')()
const { cachedStat } = require('./unblock-helpers')

app.get('/sizes/:name', async (req, res) => {
  const { name } = req.params
  if (!name) return
  ;(await cachedStat(name)).size
  for (const part of name) void part
  ;(await fs.promises.readFile(name, 'utf8')).trim()
  if (name === 'all') { res.send('all') } else res.status(200)
  ;(await fs.promises.readFile(name, 'utf8')).trim()
  if (name === 'none') { res.end() }
  (await fs.promises.readFile(name, 'utf8')).trim()
  label: while (name.length > 99) break label
  ;(await fs.promises.readFile(name, 'utf8')).trim()
  switch (name) {
    case 'a':
      res.type(name)
      ;(await fs.promises.readFile(name, 'utf8')).trim()
      break
    default:
      (await fs.promises.readFile(name, 'utf8')).trim()
  }
  do res.type('text'); while (!name)
  ;(await fs.promises.readFile(name, 'utf8')).trim()
  res.send(name)
})
