const fs = require('fs');
const { catchAsync, timed } = require('../lib/catch-async');

exports.list = catchAsync(async (req, res) => {
  res.send(fs.readFileSync('list')); // found: request GET /users
});

const show = catchAsync(async (req, res) => {
  res.send(load(req.params.id)); // two steps further
});

function load(id) {
  return fs.readFileSync(id); // found: request GET /users/:id
}

async function remove(req, res) {
  res.send(fs.unlinkSync(req.params.id)); // found: request DELETE /users/:id
}

module.exports.show = show;
module.exports.remove = timed(remove);
