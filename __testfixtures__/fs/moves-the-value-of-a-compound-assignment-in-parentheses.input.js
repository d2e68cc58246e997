const express = require('express')
const fs = require('fs')

const app = express()

app.get('/', (req, res) => {
  let size = 0
  const texts = []
  const add = (path) => {
    const [more, less] = [1, 2]
    ;(size += fs.readFileSync(path).length)
    ;(texts).push(fs.readFileSync(path, 'utf8'))
    return more + less
  }
  add('a.txt')
  add('b.txt')
  res.json({ size, texts })
})
