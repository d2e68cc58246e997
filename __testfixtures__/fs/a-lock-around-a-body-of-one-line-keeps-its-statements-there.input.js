const express = require('express')
const fs = require('fs')

class Transfer {
  go () { console.log('go') }
}

class Session {
  constructor () {
    this.state = 'off'
    this.transfer = null
  }

  start () {
    this.state = 'on'
    this.transfer = new Transfer()
  }

  stop () {
    this.state = 'off'
    this.transfer = null
  }

  async run (dir) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    if (this.state !== 'on') return
    fs.mkdirSync(dir)
    this.transfer.go()
  }
}

const session = new Session()
const app = express()
app.post('/start', (req, res) => { session.start(); res.end() })
app.post('/stop', (req, res) => { session.stop(); res.end() })
app.post('/run/:dir', async (req, res) => { await session.run('data/' + req.params.dir); res.end() })
app.listen(3000)
