import { call } from '../call.js';
import { NavigationData } from '../models/navigation.js';

export const navigationCalls = {
  'GET /other/api/resource/navigation': call({
    summary: 'Thanh điều hướng, chân trang và dòng tin chạy',
    access: 'public',
    sameForAll: true,
    data: NavigationData,
  }),
};
