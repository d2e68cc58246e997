import { readFileSync } from 'node:fs';
import { SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';

@WebSocketGateway({ namespace: 'log' })
export class LogGateway {
  @SubscribeMessage('tail')
  tail(): string {
    return readFileSync('app.log', 'utf8'); // found: request @SubscribeMessage /tail
  }
}
