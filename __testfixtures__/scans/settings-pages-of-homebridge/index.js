module.exports = (api) => api.registerPlatform('notes', class {});
