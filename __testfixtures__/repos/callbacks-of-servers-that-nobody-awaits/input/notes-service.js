module.exports = { read: { path: '/notes/read' } };
