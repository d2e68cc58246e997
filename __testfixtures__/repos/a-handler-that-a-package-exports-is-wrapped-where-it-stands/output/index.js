const fs = require('fs');
const { asyncHandler } = require('./unblock-helpers');

exports.pages = asyncHandler(async (req, res) => {
  res.end(await fs.promises.readFile(`pages/${req.params.name}`));
});

function notes(req, res) {
  res.end(fs.readFileSync(`notes/${req.params.name}`)); // stays: public-export
}
exports.notes = notes;
