import * as fs from 'fs';
import { BadRequestException, Body, CanActivate, Controller, ExecutionContext, Get, Injectable } from '@nestjs/common';
import { Param, PipeTransform, Post, Req, UseGuards } from '@nestjs/common';

interface Count {
  visits: number;
}

// They run right before the handler: what they have looked at, that changes.
@Injectable()
export class CountGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const count: Count = JSON.parse(fs.readFileSync('data/count.json', 'utf8')); // stays: needs-review
    context.switchToHttp().getRequest().count = count;
    return count.visits < 10;
  }
}

@Injectable()
export class FreeName implements PipeTransform {
  transform(name: string): string {
    if (fs.existsSync(`names/${name}`)) throw new BadRequestException('taken'); // stays: needs-review
    return name;
  }
}

@Controller('count')
export class CountController {
  @Post()
  @UseGuards(CountGuard)
  add(@Req() req: { count: Count }): Count {
    req.count.visits += 1;
    fs.writeFileSync('data/count.json', JSON.stringify(req.count)); // stays: needs-review
    return req.count;
  }

  @Post('names/:name')
  take(@Param('name', FreeName) name: string, @Body() text: string): void {
    fs.writeFileSync(`names/${name}`, text); // stays: needs-review
  }

  @Get('foot')
  async foot(): Promise<string> {
    return fs.promises.readFile('foot.txt', 'utf8');
  }
}
