const fs = require('fs');

const charts = require('some-charts').create();

charts.write = function (name) {
  fs.writeFileSync(name, 'chart'); // found: request GET /charts/export
};
