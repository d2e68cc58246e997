import { Test, TestingModule } from '@nestjs/testing';
import { NotesController } from './notes.controller';
import { NotesService } from './notes.service';

describe('NotesController', () => {
  let controller: NotesController;
  let service: NotesService;

  beforeEach(async () => {
    const module: TestingModule = await Test.createTestingModule({
      controllers: [NotesController],
      providers: [NotesService],
    }).compile();

    controller = module.get<NotesController>(NotesController);
    service = module.get(NotesService);
  });

  it('should be defined', () => {
    expect(controller).toBeDefined();
  });

  it('shows a note', async () => {
    expect(await controller.show('first')).toBe('The first note.\n');
  });

  it('has no second note', async () => {
    await expect(async () => service.text('second')).rejects.toThrow('ENOENT');
  });
});
