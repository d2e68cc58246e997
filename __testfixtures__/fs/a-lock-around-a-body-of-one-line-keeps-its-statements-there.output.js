const express = require('express')
const fs = require('fs')
const { shared, exclusive } = require('./unblock-helpers')

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
    return await shared('this.state + this.transfer.go', async () => {
      if (this.state !== 'on') return
      await fs.promises.mkdir(dir)
      this.transfer.go()
    })
  }
}

const session = new Session()
const app = express()
app.post('/start', async (req, res) => {
  return exclusive('this.state + this.transfer.go', async () => { session.start(); res.end() })
})
app.post('/stop', async (req, res) => {
  return exclusive('this.state + this.transfer.go', async () => { session.stop(); res.end() })
})
app.post('/run/:dir', async (req, res) => { await session.run('data/' + req.params.dir); res.end() })
app.listen(3000)
