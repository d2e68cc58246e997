const { gzipSync } = require('zlib');
const reports = require('../services/reports');

function archive(req, res) {
  res.json(reports.listArchive());
}

function month(req, res) {
  res.json(reports.readMonth(req.params.month));
}

function customers(req, res) {
  res.json(reports.countByCustomer());
}

function download(req, res) {
  const zipped = gzipSync(reports.archiveAsCsv());
  res.attachment('archive.csv.gz').type('application/gzip').send(zipped);
}

module.exports = { archive, month, customers, download };
