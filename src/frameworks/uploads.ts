import { defineFramework } from '../define';

/** Callbacks of multer, which calls them for each file and does not look at a promise (https://github.com/expressjs/multer). */
export const uploads = defineFramework({
  name: 'uploads',
  packages: ['multer'],
  handlers: [
    {
      on: ['multer.diskStorage'],
      methods: [''],
      fields: ['destination', 'filename'],
      syncUnlessAsync: 'caller-not-in-sight',
    },
    { on: ['multer'], methods: [''], fields: ['fileFilter'], syncUnlessAsync: 'caller-not-in-sight' },
  ],
  catchesRejections: () => false,
});
