import { fork } from 'node:child_process';
import { join } from 'node:path';
import { nodePath } from '../../command/runtime.mjs';

/** Sends commands to the crowd's process (crowd.mjs); each gets one reply. */
export class CrowdProcess {
  #child = fork(join(import.meta.dirname, 'crowd.mjs'), { execPath: nodePath(), execArgv: [] });
  #waiting = new Map();
  #last = 0;

  constructor() {
    this.#child.on('message', ({ id, value, fault }) => {
      const { resolve, reject } = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (fault) reject(new Error(fault));
      else resolve(value);
    });
    this.#child.on('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The process of load clients ended.'));
    });
  }

  /** @param {'open' | 'round' | 'close'} command */
  ask(command, options = {}) {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child.send({ id, command, options });
    });
  }

  stop() {
    this.#child.disconnect();
    this.#child.kill();
  }
}
