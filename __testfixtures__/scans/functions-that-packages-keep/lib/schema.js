const fs = require('fs');
const { z } = require('zod');

const known = z.string().refine((name) => fs.existsSync(name)); // found: request GET /names
exports.names = z.object({ first: known, last: z.string().transform((name) => fs.realpathSync(name)) }); // found: request GET /names
