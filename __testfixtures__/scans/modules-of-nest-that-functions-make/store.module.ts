import { DynamicModule, Module } from '@nestjs/common';
import { FileLog, NoteStore } from './stores';
import { Notes } from './tokens';

@Module({})
export class StoreModule {
  static forRootAsync(options: any): DynamicModule {
    return {
      module: StoreModule,
      providers: [
        { provide: 'FACTORY', useClass: options.useClass },
        { provide: 'OPTIONS', useFactory: async (factory: any) => factory.createOptions(), inject: ['FACTORY'] },
        { provide: Notes.STORE, useFactory: (made: any) => new NoteStore(made.folder), inject: ['OPTIONS'] },
      ],
      exports: [Notes.STORE],
    };
  }
}

@Module({})
export class LogModule {
  static async forRoot(options: any): Promise<DynamicModule> {
    const provider = { provide: 'LOG_OPTIONS', useFactory: options.useFactory };
    return { module: LogModule, providers: [provider, FileLog], exports: [FileLog] };
  }
}
