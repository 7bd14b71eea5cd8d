import type { {{Class}}Repository } from './{{name}}-repository.js';

export interface {{Class}}ServiceDeps {
  readonly repository: Pick<{{Class}}Repository, 'page'>;
}

export class {{Class}}Service {
  constructor(private readonly deps: {{Class}}ServiceDeps) {}

  /** @param page `pageNum` counts from 1. */
  async list({ pageNum, pageSize }: { pageNum: number; pageSize: number }) {
    const { total, rows } = await this.deps.repository.page({ limit: pageSize, offset: (pageNum - 1) * pageSize });
    return { total, list: rows.map(({ id, title, createdAt }) => ({ id, title, createdAt: createdAt.toISOString() })) };
  }
}
