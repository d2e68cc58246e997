const oneTo = (last) => Array.from({ length: last }, (_, index) => String(index + 1));
const page = (letter) => ({ text: letter.repeat(200_000) });
const isWhole = /^\{"text":"(a*|b*)"\}$/;

module.exports = {
  about: 'H1, H2, H8, H9, H11 in Express 4: counters, load and save, look then act, lock files, descriptors, appends',
  steps: [
    { ask: 'POST /visits', times: 20, status: 200, bodies: oneTo(20) },
    { file: 'data/visits.json', holds: { count: 20 } },
    { ask: 'POST /orders', send: { what: 'tea' }, times: 20, status: 200, bodies: oneTo(20) },
    { together: oneTo(10).map((id) => ({ ask: `DELETE /orders/${id}`, status: 200, body: { removed: 1 } })) },
    { ask: 'GET /orders', status: 200, body: oneTo(20).slice(10).map((id) => ({ what: 'tea', id: Number(id) })) },
    { ask: 'POST /orders', send: '{"what":', headers: { 'content-type': 'application/json' }, status: 400 },
    {
      together: ['a', 'b', 'a', 'b'].flatMap((letter) => [
        { ask: 'PUT /page', send: page(letter), status: 204 },
        ...Array(5).fill({ ask: 'GET /page', status: 200, body: isWhole, varies: true }),
      ]),
    },
    { ask: 'POST /folders/made', times: 20, status: 201 },
    { file: 'data/made/made', holds: 'yes' },
    { ask: 'GET /files/hello.txt', status: 200, body: 'hello world' },
    { ask: 'GET /files/none.txt', status: 404 },
    { ask: 'DELETE /files/none.txt', status: 204 },
    { ask: 'POST /archive', times: 20, status: 200, bodies: [...Array(19).fill('0'), '1'] },
    { file: 'data/archive.txt', holds: 'mail' },
    { ask: 'DELETE /files/archive.txt', times: 20, status: 204 },
    { ask: 'POST /names/ada', times: 20, bodies: [...Array(19).fill('taken'), 'yours'], status: [201, 409] },
    { ask: 'POST /lock', times: 20, bodies: ['held', ...Array(19).fill('locked')], status: [200, 423] },
    { ask: 'GET /head/hello.txt', times: 20, status: 200, body: { bytes: 5, text: 'hello', size: 11 } },
    { ask: 'GET /head/none.txt', status: 404, body: 'ENOENT' },
    { ask: 'POST /log', send: { id: 1 }, status: 204 },
    { ask: 'POST /log', send: { id: 2 }, status: 204 },
    { file: 'data/log.txt', holds: [1, 2].flatMap((id) => [0, 1, 2, 3, 4].map((line) => `${id}.${line}\n`)).join('') },
    { ask: 'POST /work', send: { text: 'mine' }, times: 20, status: 200, bodies: Array(20).fill('mine') },
    { abort: 'POST /orders', send: '{"what":"half an order"}', headers: { 'content-type': 'application/json' } },
    { abort: 'POST /visits' },
    { ask: 'POST /stop', ends: 0 },
    { file: 'data/stopped.txt', holds: 'x'.repeat(100_000) },
    { file: 'data/exit.txt', holds: 'the end' },
    { ask: 'GET /files/hello.txt', status: 200, body: 'hello world' },
  ],
};
