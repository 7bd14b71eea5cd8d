import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id, List, Nullable } from '../models/common.js';
import { DeskBanner, DeskDomain, DeskMarqueeLine, DeskNavigation, DeskSeoTemplate } from '../models/desk-site.js';
import { NavigationLink } from '../models/navigation.js';
import { BannerPosition } from '../models/site.js';

const staff = { access: 'staff', sensitive: true } as const;
const paged = {
  pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  q: Type.Optional(Type.String({ maxLength: 100 })),
};
const OneId = Type.Object({ id: Id });
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Address = Type.String({ minLength: 1, maxLength: 2_000 });
const Label = Type.String({ minLength: 1, maxLength: 200 });
const Sort = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });
const Time = Nullable(Type.String({ format: 'date-time', maxLength: 40 }));
const HostName = Type.String({
  minLength: 1,
  maxLength: 253,
  pattern: '^[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?([.][A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*$',
});
const BannerTypes = Type.Unsafe<10 | 20>({ type: 'integer', enum: [10, 20], maximum: 20 });
const Text = (maxLength: number) => Nullable(Type.String({ maxLength }));

const Span = { startsAt: Time, endsAt: Time, active: Type.Boolean(), sort: Sort };
const BannerDraft = Type.Object({
  position: BannerPosition,
  imageUrl: Address,
  linkUrl: Address,
  title: Label,
  domain: Nullable(HostName),
  ...Span,
});
const LineDraft = Type.Object({ label: Label, href: Address, ...Span });
const DomainDraft = Type.Object({
  name: Label,
  bannerType: BannerTypes,
  seoTitle: Text(200),
  seoDescription: Text(500),
  seoImage: Text(2_000),
  isDefault: Type.Boolean(),
});
const { name, badge, hidden } = NavigationLink.properties;
const versioned = { version: Version };
const updates = [Code.notFound, Code.conflict] as const;

/** What staff keep of the site itself: banners, links, the marquee, and its hosts. */
export const deskSiteCalls = {
  'GET /other/api/desk/banner': call({
    summary: 'Mọi banner, theo vị trí và thứ tự',
    ...staff,
    query: Type.Object({ ...paged, position: Type.Optional(BannerPosition), domain: Type.Optional(HostName) }),
    data: List(DeskBanner),
  }),
  'GET /other/api/desk/banner/{id}': call({
    summary: 'Một banner',
    ...staff,
    params: OneId,
    data: DeskBanner,
    codes: [Code.notFound],
  }),
  'POST /other/api/desk/banner': call({
    summary: 'Thêm banner',
    ...staff,
    body: Type.Object({
      ...Type.Partial(BannerDraft).properties,
      ...Type.Pick(BannerDraft, ['position', 'imageUrl', 'linkUrl', 'title']).properties,
    }),
    data: DeskBanner,
    perMinute: 60,
  }),
  'POST /other/api/desk/banner/{id}': call({
    summary: 'Sửa banner',
    ...staff,
    params: OneId,
    body: Type.Object({ ...Type.Partial(BannerDraft).properties, ...versioned }),
    data: DeskBanner,
    codes: updates,
    perMinute: 120,
  }),
  'DELETE /other/api/desk/banner/{id}': call({
    summary: 'Xóa banner; hoàn tác được trong nhật ký',
    ...staff,
    params: OneId,
    data: DeskBanner,
    codes: [Code.notFound],
    perMinute: 60,
  }),

  'GET /other/api/desk/marquee': call({
    summary: 'Mọi dòng chạy đầu trang, theo thứ tự',
    ...staff,
    query: Type.Object(paged),
    data: List(DeskMarqueeLine),
  }),
  'GET /other/api/desk/marquee/{id}': call({
    summary: 'Một dòng chạy đầu trang',
    ...staff,
    params: OneId,
    data: DeskMarqueeLine,
    codes: [Code.notFound],
  }),
  'POST /other/api/desk/marquee': call({
    summary: 'Thêm dòng chạy đầu trang',
    ...staff,
    body: Type.Object({ ...Type.Partial(LineDraft).properties, ...Type.Pick(LineDraft, ['label', 'href']).properties }),
    data: DeskMarqueeLine,
    perMinute: 60,
  }),
  'POST /other/api/desk/marquee/{id}': call({
    summary: 'Sửa dòng chạy đầu trang',
    ...staff,
    params: OneId,
    body: Type.Object({ ...Type.Partial(LineDraft).properties, ...versioned }),
    data: DeskMarqueeLine,
    codes: updates,
    perMinute: 120,
  }),
  'DELETE /other/api/desk/marquee/{id}': call({
    summary: 'Xóa dòng chạy đầu trang; hoàn tác được trong nhật ký',
    ...staff,
    params: OneId,
    data: DeskMarqueeLine,
    codes: [Code.notFound],
    perMinute: 60,
  }),

  'GET /other/api/desk/navigation': call({
    summary: 'Điều hướng đầu trang và chân trang',
    ...staff,
    query: Type.Object(paged),
    data: List(DeskNavigation),
  }),
  'GET /other/api/desk/navigation/{id}': call({
    summary: 'Điều hướng đầu trang hoặc chân trang',
    ...staff,
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    data: DeskNavigation,
    codes: [Code.notFound],
  }),
  'POST /other/api/desk/navigation/{id}': call({
    summary: 'Đặt các liên kết điều hướng, theo thứ tự',
    ...staff,
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    body: Type.Object({
      items: Type.Array(Type.Object({ label: Label, href: Address, name, badge, hidden }), { maxItems: 40 }),
      ...versioned,
    }),
    data: DeskNavigation,
    codes: updates,
    perMinute: 120,
  }),
  'DELETE /other/api/desk/navigation/{id}': call({
    summary: 'Trả điều hướng về các liên kết có sẵn',
    ...staff,
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    data: DeskNavigation,
    codes: [Code.notFound],
    perMinute: 60,
  }),

  'GET /other/api/desk/domain': call({
    summary: 'Các tên miền của site và dữ liệu SEO',
    ...staff,
    query: Type.Object(paged),
    data: List(DeskDomain),
  }),
  'GET /other/api/desk/domain/{id}': call({
    summary: 'Một tên miền',
    ...staff,
    params: Type.Object({ id: HostName }),
    data: DeskDomain,
    codes: [Code.notFound],
  }),
  'POST /other/api/desk/domain': call({
    summary: 'Thêm tên miền',
    ...staff,
    body: Type.Object({ ...Type.Partial(DomainDraft).properties, name: Label, id: HostName }),
    data: DeskDomain,
    codes: [Code.conflict],
    perMinute: 60,
  }),
  'POST /other/api/desk/domain/{id}': call({
    summary: 'Sửa tên miền',
    ...staff,
    params: Type.Object({ id: HostName }),
    body: Type.Object({ ...Type.Partial(DomainDraft).properties, ...versioned }),
    data: DeskDomain,
    codes: updates,
    perMinute: 120,
  }),
  'DELETE /other/api/desk/domain/{id}': call({
    summary: 'Xóa tên miền; hoàn tác được trong nhật ký',
    ...staff,
    params: Type.Object({ id: HostName }),
    data: DeskDomain,
    codes: [Code.notFound],
    perMinute: 60,
  }),

  'GET /other/api/desk/seo-template': call({
    summary: 'Mẫu tiêu đề và mô tả cho máy tìm kiếm, theo loại trang',
    ...staff,
    query: Type.Object(paged),
    data: List(DeskSeoTemplate),
  }),
  'GET /other/api/desk/seo-template/{id}': call({
    summary: 'Mẫu của một loại trang',
    ...staff,
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    data: DeskSeoTemplate,
    codes: [Code.notFound],
  }),
  'POST /other/api/desk/seo-template/{id}': call({
    summary: 'Đặt mẫu của một loại trang; null là dùng câu có sẵn',
    ...staff,
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    body: Type.Object({
      title: Type.Optional(Text(200)),
      description: Type.Optional(Text(500)),
      ...versioned,
    }),
    data: DeskSeoTemplate,
    codes: updates,
    perMinute: 120,
  }),
};
