import { BindingScope, injectable } from '@loopback/core';
import { isThere } from '../store/files';

@injectable({ scope: BindingScope.SINGLETON })
export class KeysService {
  isKnown(key: string | string[] | undefined): boolean {
    return typeof key === 'string' && isThere(`keys-${key}`);
  }
}
