import type { ApiClient } from '@khandai/api-client';
import type { AuthApi } from '@khandai/auth-session';

/** Implements the session's calls with the site's API client. */
export const authApi = (api: ApiClient): AuthApi => ({
  guestLogin: (signal) => api.call('POST /au/api/user/guest-login', {}, signal),
  guestInfo: (signal) => api.call('GET /au/api/user/guest-info', {}, signal),
  refresh: (refreshToken) => api.call('POST /au/api/user/refresh-token', { body: { refreshToken } }),
  userInfo: (signal) => api.call('GET /au/api/user/info', {}, signal),
  login: (body, signal) => api.call('POST /au/api/user/login', { body }, signal),
  register: (body, signal) => api.call('POST /au/api/user/register', { body }, signal),
  logout: (refreshToken) =>
    api.call('POST /au/api/user/logout', { body: refreshToken === null ? {} : { refreshToken } }),
});
