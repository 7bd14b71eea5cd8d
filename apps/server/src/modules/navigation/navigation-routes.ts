import type { Handlers } from '../../platform/http/handlers.js';
import type { NavigationService } from './navigation-service.js';

export const navigationRoutes = (navigation: NavigationService): Handlers<'GET /other/api/resource/navigation'> => ({
  'GET /other/api/resource/navigation': () => navigation.navigation(),
});
