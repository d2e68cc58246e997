import { defineFramework } from '../define';
import { lifeCycle } from '../language/stages';

/** Functions that multer calls for each file; they respond through a callback (https://github.com/expressjs/multer). */
export const uploads = defineFramework({
  name: 'uploads',
  packages: ['multer'],
  guest: true,
  handlers: [
    {
      on: ['multer.diskStorage'],
      methods: [''],
      fields: ['destination', 'filename'],
      callsBack: true,
      thrown: 'unhandled',
      syncUnlessAsync: 'caller-not-in-sight',
    },
    {
      on: ['multer'],
      methods: [''],
      // https://github.com/expressjs/multer/blob/main/StorageEngine.md
      fields: ['fileFilter', 'storage._handleFile', 'storage._removeFile'],
      stages: lifeCycle(['fileFilter', 'storage._handleFile']),
      callsBack: true,
      thrown: 'unhandled',
      syncUnlessAsync: 'caller-not-in-sight',
    },
  ],
  catchesRejections: () => false,
});
