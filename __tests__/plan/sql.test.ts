import { HOLE, readSql } from '../../src/language/sql';

describe('readSql', () => {
  test.each([
    ['SELECT * FROM users', ['users'], []],
    ['select u.id from Users u join "Sessions" s on s.user = u.id', ['users', 'sessions'], []],
    ['SELECT 1 FROM a, b AS c, main.d WHERE x IN (SELECT y FROM e)', ['a', 'b', 'd', 'e'], []],
    ["SELECT 'DELETE FROM users' -- UPDATE notes\n FROM /* secrets */ notes", ['notes'], []],
    ['INSERT OR IGNORE INTO `log` VALUES (?)', [], ['log']],
    ['INSERT INTO a (x) SELECT x FROM b', ['b'], ['a']],
    ['REPLACE INTO [a] VALUES (1)', [], ['a']],
    ['INSERT INTO a VALUES (1) ON CONFLICT (id) DO UPDATE SET x = 1', [], ['a']],
    ['UPDATE OR ROLLBACK a SET x = (SELECT max(y) FROM b)', ['b'], ['a']],
    ['DELETE FROM a WHERE id = ? RETURNING *', ['a'], ['a']],
    ['WITH old AS (SELECT id FROM a) DELETE FROM b WHERE id IN (SELECT id FROM old)', ['a', 'old'], ['b']],
    ['CREATE TABLE IF NOT EXISTS a (id INTEGER)', [], ['a']],
    ['DROP TABLE a', [], ['a']],
    ['PRAGMA journal_mode = WAL', [], []],
    [`SELECT * FROM users WHERE name LIKE '${HOLE}' ORDER BY ${HOLE}`, ['users'], []],
    ['DELETE FROM a; INSERT INTO b SELECT * FROM c;', ['c'], ['a', 'b']],
  ])('%s', (text, reads, writes) => {
    expect(readSql(text)).toMatchObject({ reads, writes, transaction: undefined });
  });

  test.each([
    ['BEGIN', 'begins'],
    ['begin immediate transaction', 'begins'],
    ['SAVEPOINT one', 'begins'],
    ['COMMIT', 'ends'],
    ['End Transaction;', 'ends'],
    ['ROLLBACK', 'ends'],
    ['RELEASE one', 'ends'],
    // The transaction goes on.
    ['ROLLBACK TO one', undefined],
    ['BEGIN; DELETE FROM a; COMMIT', 'ends'],
    ['COMMIT; BEGIN', 'begins'],
  ])('%s: a transaction %s', (text, transaction) => {
    expect(readSql(text)?.transaction).toBe(transaction);
  });

  test.each([
    '',
    'hello world',
    'Begin to read the files',
    'end of the files',
    `SELECT * FROM ${HOLE}`,
    `${HOLE} users`,
    `UPDATE ${HOLE} SET x = 1`,
    'CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM b; END',
    'ATTACH DATABASE ? AS other',
    // What the last statement of the connection did, to whatever table.
    'SELECT last_insert_rowid()',
    'SELECT changes() AS n',
  ])('of %j it cannot be told', (text) => {
    expect(readSql(text)).toBeUndefined();
  });
});
