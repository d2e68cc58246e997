import { unlinkSync } from 'node:fs';
import { AfterRemove } from 'typeorm';

export class Unused {
  @AfterRemove()
  clear(): void {
    unlinkSync('unused'); // found: unreachable
  }
}
