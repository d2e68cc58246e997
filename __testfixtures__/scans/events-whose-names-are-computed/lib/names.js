module.exports = { moved: 'moved', copied: 'copied' };
