const fs = require('fs');

module.exports.create = async (event) => {
  fs.writeFileSync('/tmp/todo.json', event.body); // found: request todos/create#create
  return { statusCode: 201 };
};

module.exports.remove = async () => fs.unlinkSync('/tmp/todo.json'); // found: unreachable
