export const Notes = { STORE: Symbol('STORE'), CACHE: Symbol('CACHE') };
export const Jobs = { STORE: Symbol('STORE') };
