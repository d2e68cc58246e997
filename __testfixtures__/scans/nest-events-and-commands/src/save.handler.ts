import { CommandHandler, EventsHandler, QueryHandler, ICommandHandler } from '@nestjs/cqrs';
import { writeFileSync } from 'node:fs';
export class SaveCommand {
  constructor(public readonly name: string) {}
}
@CommandHandler(SaveCommand)
export class SaveHandler implements ICommandHandler<SaveCommand> {
  async execute(command: SaveCommand) {
    writeFileSync(command.name, ''); // found: request POST /notes/save
  }
}
