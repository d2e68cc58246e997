const fs = require('fs');
const http = require('http');

// There are 2 to the power of 31 ways from the first of these to the last.
const pass1 = (task) => task.twice ? pass2(task) : pass2(task);
const pass2 = (task) => task.twice ? pass3(task) : pass3(task);
const pass3 = (task) => task.twice ? pass4(task) : pass4(task);
const pass4 = (task) => task.twice ? pass5(task) : pass5(task);
const pass5 = (task) => task.twice ? pass6(task) : pass6(task);
const pass6 = (task) => task.twice ? pass7(task) : pass7(task);
const pass7 = (task) => task.twice ? pass8(task) : pass8(task);
const pass8 = (task) => task.twice ? pass9(task) : pass9(task);
const pass9 = (task) => task.twice ? pass10(task) : pass10(task);
const pass10 = (task) => task.twice ? pass11(task) : pass11(task);
const pass11 = (task) => task.twice ? pass12(task) : pass12(task);
const pass12 = (task) => task.twice ? pass13(task) : pass13(task);
const pass13 = (task) => task.twice ? pass14(task) : pass14(task);
const pass14 = (task) => task.twice ? pass15(task) : pass15(task);
const pass15 = (task) => task.twice ? pass16(task) : pass16(task);
const pass16 = (task) => task.twice ? pass17(task) : pass17(task);
const pass17 = (task) => task.twice ? pass18(task) : pass18(task);
const pass18 = (task) => task.twice ? pass19(task) : pass19(task);
const pass19 = (task) => task.twice ? pass20(task) : pass20(task);
const pass20 = (task) => task.twice ? pass21(task) : pass21(task);
const pass21 = (task) => task.twice ? pass22(task) : pass22(task);
const pass22 = (task) => task.twice ? pass23(task) : pass23(task);
const pass23 = (task) => task.twice ? pass24(task) : pass24(task);
const pass24 = (task) => task.twice ? pass25(task) : pass25(task);
const pass25 = (task) => task.twice ? pass26(task) : pass26(task);
const pass26 = (task) => task.twice ? pass27(task) : pass27(task);
const pass27 = (task) => task.twice ? pass28(task) : pass28(task);
const pass28 = (task) => task.twice ? pass29(task) : pass29(task);
const pass29 = (task) => task.twice ? pass30(task) : pass30(task);
const pass30 = (task) => task.twice ? pass31(task) : pass31(task);
const pass31 = (task) => task.twice ? pass32(task) : pass32(task);
const pass32 = (task) => task();

http.createServer((req, res) => {
  pass1(() => res.end(fs.readFileSync('page.html'))); // found: request http.createServer
}).listen(3000);

pass1(() => fs.mkdirSync('pages')); // found: startup
