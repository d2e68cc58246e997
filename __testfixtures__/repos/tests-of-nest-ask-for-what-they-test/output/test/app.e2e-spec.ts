import { INestApplication } from '@nestjs/common';
import { Test, TestingModule } from '@nestjs/testing';
import request from 'supertest';
import { AppModule } from '../src/app.module';
import { NotesController } from '../src/notes.controller';
import { NotesService } from '../src/notes.service';

describe('notes (e2e)', () => {
  let app: INestApplication;

  beforeEach(async () => {
    const moduleFixture: TestingModule = await Test.createTestingModule({ imports: [AppModule] })
      .overrideProvider(NotesService)
      .useValue({ text: () => 'A note.' })
      .compile();

    app = moduleFixture.createNestApplication();
    await app.init();
  });

  it('GET /notes/first', () => {
    return request(app.getHttpServer()).get('/notes/first').expect(200).expect('A note.');
  });

  it('asks its controller', async () => {
    expect(await app.get(NotesController).show('first')).toBe('A note.');
  });
});
