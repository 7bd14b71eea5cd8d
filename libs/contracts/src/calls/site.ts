import { Type } from 'typebox';
import { call } from '../call.js';
import { List } from '../models/common.js';
import { Banner, BannerPosition, DomainSeo, SiteDomain, Translations } from '../models/site.js';

const Domain = Type.String({ maxLength: 253, pattern: '^[A-Za-z0-9.-]+$' });

export const siteCalls = {
  'GET /other/api/banner/list': call({
    summary: 'Banner hai bên trang; không có domain là banner chung của site',
    access: 'public',
    sameForAll: true,
    query: Type.Object({ position: BannerPosition, domain: Type.Optional(Domain) }),
    data: Type.Array(Banner),
  }),
  'GET /other/api/resource/domain/list': call({
    summary: 'Các tên miền của site',
    access: 'public',
    sameForAll: true,
    data: List(SiteDomain),
  }),
  'GET /other/api/resource/domain/seo': call({
    summary: 'Tiêu đề, mô tả và ảnh chia sẻ của một tên miền; tên miền lạ nhận toàn null',
    access: 'public',
    sameForAll: true,
    query: Type.Object({ domain: Domain }),
    data: DomainSeo,
  }),
  'GET /al/api/live/language/list': call({
    summary: 'Câu chữ người vận hành đặt thay cho câu có sẵn, theo namespace.key',
    access: 'public',
    sameForAll: true,
    query: Type.Object({ locale: Type.Union([Type.Literal('vi'), Type.Literal('en'), Type.Literal('zh')]) }),
    data: Translations,
  }),
};
