import { lifeCycleObserver, type LifeCycleObserver } from '@loopback/core';
import { prepare } from '../store/prepare';

@lifeCycleObserver('start')
export class StartObserver implements LifeCycleObserver {
  async init(): Promise<void> {
    prepare();
  }
}
