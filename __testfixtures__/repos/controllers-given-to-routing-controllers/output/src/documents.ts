import { readFile } from 'fs/promises';
import { Body, Get, JsonController, NotFoundError, Param, Post } from 'routing-controllers';
import { writeFileAtomic } from './unblock-helpers';

export class Documents {
  async load(id: string): Promise<string> {
    return readFile(`documents/${id}.txt`, 'utf8');
  }

  async save(id: string, text: string): Promise<void> {
    await writeFileAtomic(`documents/${id}.txt`, text);
  }
}

@JsonController('/documents')
export class DocumentController {
  private documents = new Documents();

  @Get('/:id')
  async show(@Param('id') id: string) {
    const text = await this.documents.load(id);
    if (!text) throw new NotFoundError();
    return { text };
  }

  @Post('/:id')
  async store(@Param('id') id: string, @Body() { text }: { text: string }) {
    await this.documents.save(id, text);
    return 'ok';
  }
}
