const fs = require('fs');

module.exports = ({ mailService }) => ({
  send: (req, res) => res.send(mailService.send(req.params.name)),
  clear: () => fs.rmSync('mails', { recursive: true }), // found: unreachable
});
