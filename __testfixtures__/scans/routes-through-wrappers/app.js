const express = require('express');
const fs = require('fs');
const users = require('./controllers/users');
const { catchAsync } = require('./lib/catch-async');

const app = express();
const router = express.Router();
const { route, apiRoute } = require('./lib/routes').register(app);
const GET = 'get';

router.get('/', users.list);
router.get('/:id', users.show);
router.delete('/:id', [users.remove]);
app.use('/users', router);

app.get(
  '/pages',
  catchAsync(async (req, res) => res.send(fs.readFileSync('pages'))), // found: request GET /pages
);

class Reports {
  constructor() {
    this.show = catchAsync(this.show.bind(this));
  }

  async show(req, res) {
    res.send(fs.readFileSync('report')); // found: request GET /reports
  }
}

app.get('/reports', new Reports().show);

function health(req, res) {
  res.send(fs.statSync('.')); // found: request GET /health
}

function log() {
  return fs.readFileSync('log'); // found: request POST /api/log
}

route(GET, '/health', health);
apiRoute('post', '/api/log', log);

app.listen(3000);
