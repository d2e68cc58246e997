const fs = require('fs');

exports.pages = (req, res) => {
  res.end(fs.readFileSync(`pages/${req.params.name}`));
};

function notes(req, res) {
  res.end(fs.readFileSync(`notes/${req.params.name}`)); // stays: public-export
}
exports.notes = notes;
