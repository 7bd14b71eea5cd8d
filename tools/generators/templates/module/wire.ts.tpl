import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { {{Class}}Repository } from './{{name}}-repository.js';
import { {{camel}}Routes } from './{{name}}-routes.js';
import { {{Class}}Service } from './{{name}}-service.js';

type {{Class}}Deps = Pick<Platform, 'database'>;

export function wire({ database }: {{Class}}Deps) {
  const service = new {{Class}}Service({ repository: new {{Class}}Repository(database) });
  return { handlers: {{camel}}Routes(service){{topics}} } satisfies Module;
}
