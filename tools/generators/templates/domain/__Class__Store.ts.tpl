import { makeAutoObservable } from 'mobx';
import type { Log } from '../../shell/services/log';

export interface {{Class}}Deps {
  readonly log: Log;
}

export class {{Class}}Store {
  open = false;

  constructor(private readonly deps: {{Class}}Deps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  toggle(): void {
    this.open = !this.open;
    this.deps.log.warn('{{name}}', this.open);
  }
}
