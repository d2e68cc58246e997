const EventEmitter2 = require('eventemitter2');

exports.bus = new EventEmitter2({ wildcard: true });
exports.other = new EventEmitter2();
exports.REMOVED = 'user.removed';
