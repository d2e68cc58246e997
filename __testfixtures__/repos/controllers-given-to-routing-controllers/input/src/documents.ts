import { readFileSync, writeFileSync } from 'fs';
import { Body, Get, JsonController, NotFoundError, Param, Post } from 'routing-controllers';

export class Documents {
  load(id: string): string {
    return readFileSync(`documents/${id}.txt`, 'utf8');
  }

  save(id: string, text: string): void {
    writeFileSync(`documents/${id}.txt`, text);
  }
}

@JsonController('/documents')
export class DocumentController {
  private documents = new Documents();

  @Get('/:id')
  show(@Param('id') id: string) {
    const text = this.documents.load(id);
    if (!text) throw new NotFoundError();
    return { text };
  }

  @Post('/:id')
  store(@Param('id') id: string, @Body() { text }: { text: string }) {
    this.documents.save(id, text);
    return 'ok';
  }
}
