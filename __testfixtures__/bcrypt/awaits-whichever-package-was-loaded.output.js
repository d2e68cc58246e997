// with bcrypt@^5.1.0
// with bcryptjs@^2.4.3
let bcrypt;
try {
  bcrypt = require('bcrypt');
} catch {
  bcrypt = require('bcryptjs');
}

async function main(password) {
  const hash = await bcrypt.hash(password, 10);
  const { hashSync } = bcrypt;
  console.log(await bcrypt.compare(password, hash), hashSync(password, 10)); // stays: ambiguous-callee
}

main('secret');
