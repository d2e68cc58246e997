const express = require('express')
const fs = require('fs')

const app = express()

app.get('/', async (req, res) => {
  let size = 0
  const texts = []
  const add = async (path) => {
    const [more, less] = [1, 2]
    ;const value = (await fs.promises.readFile(path)).length
    ;(size += value)
    ;(texts).push(await fs.promises.readFile(path, 'utf8'))
    return more + less
  }
  await add('a.txt')
  await add('b.txt')
  res.json({ size, texts })
})
