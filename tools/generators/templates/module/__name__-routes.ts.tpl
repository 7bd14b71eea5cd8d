import type { Handlers } from '../../platform/http/handlers.js';
import type { {{Class}}Service } from './{{name}}-service.js';

const PAGE = 50;

type {{Class}}Call = 'GET /other/api/{{name}}/list';

export const {{camel}}Routes = (service: {{Class}}Service): Handlers<{{Class}}Call> => ({
  'GET /other/api/{{name}}/list': ({ query: { pageNum = 1, pageSize = PAGE } }) => service.list({ pageNum, pageSize }),
});
