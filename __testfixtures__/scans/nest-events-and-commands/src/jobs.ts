import { Injectable } from '@nestjs/common';
import { Cron, Interval, CronExpression } from '@nestjs/schedule';
import { OnEvent } from '@nestjs/event-emitter';
import { Processor, WorkerHost, OnWorkerEvent } from '@nestjs/bullmq';
import { rmSync, appendFileSync, statSync, writeFileSync } from 'node:fs';
@Injectable()
export class Jobs {
  @Cron(CronExpression.EVERY_HOUR)
  prune() {
    rmSync('old'); // found: background
  }
  @Interval(1000)
  tick() {
    statSync('x'); // found: background
  }
  @OnEvent('note.made')
  made() {
    appendFileSync('log', 'x'); // found: request GET /notes/emit
  }
  @OnEvent('note.kept', { async: true })
  kept() {
    appendFileSync('log', 'y'); // found: request GET /notes/emit
  }
  @OnEvent('never.fired')
  nobody() {
    appendFileSync('log', 'z'); // found: background
  }
}
