import { Test } from '@nestjs/testing';
import { NotesController } from './notes.controller';
import { NotesService } from './notes.service';

describe('NotesController with other notes', () => {
  it('shows them', async () => {
    const module = await Test.createTestingModule({
      controllers: [NotesController],
      providers: [{ provide: NotesService, useValue: { text: (name: string) => `Another ${name}.` } }],
    }).compile();
    const controller = module.get(NotesController);

    expect(await controller.show('note')).toBe('Another note.');
  });
});
