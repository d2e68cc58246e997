const assert = require('node:assert');
const { test } = require('node:test');
const { createAccounts } = require('../accounts');

test('one may log in', async () => {
  let stored = { name: 'ann', salt: 'x', hash: 'y' };
  const query = async (sql, values) => {
    if (sql.startsWith('UPDATE')) stored = { ...stored, seen: values[0] };
    return { rows: [stored] };
  };
  const accounts = createAccounts({ query });
  assert.strictEqual(await accounts.login({ name: 'ann', password: 'no' }), undefined);
});
