import { defineFramework } from '../define';

/** https://www.electronjs.org/docs/latest/api/ipc-main#ipcmainhandlechannel-listener – a window awaits the result. */
export const electron = defineFramework({
  name: 'electron',
  packages: ['electron'],
  handlers: [
    {
      on: ['electron.ipcMain', 'electron/main.ipcMain'],
      methods: ['handle', 'handleOnce'],
      context: 'background_path',
    },
  ],
  catchesRejections: () => true,
});
