import { VIETNAM, wallTimeAt } from '@khandai/calendar';
import { type Fixture, FUTURE_MATCH_STATUS, type NavigationData, type NavigationLink } from '@khandai/contracts';
import { TtlCache } from '../../platform/ttl-cache.js';
import { isSafeLink } from '../../platform/safe-address.js';
import type { NavigationRepository } from './navigation-repository.js';

const MAX_NEWS = 4;
const SLATE_MS = 18 * 3_600_000;
/** Cache time: every page requests the navigation, and only an operator or the match schedule changes it. */
const CACHE_TTL_MS = 5_000;

/** Default links, to pages that exist; an operator's own links in `resources` replace them. */
const builtIn: Omit<NavigationData, 'topMarquee'> = {
  primarys: [
    { name: 'home', label: 'Trang chủ', href: '/' },
    { name: 'live', label: 'Trực tiếp', href: '/truc-tiep', badge: 'live' },
    { name: 'schedule', label: 'Lịch thi đấu', href: '/lich-thi-dau' },
    { name: 'hosted', label: 'Lịch trực tiếp', href: '/lich-truc-tiep' },
    { name: 'results', label: 'Kết quả', href: '/ket-qua' },
    { name: 'odds', label: 'Tỷ lệ kèo', href: '/ty-le-keo' },
    { name: 'tips', label: 'Tip kèo', href: '/tip-keo' },
    { name: 'feed', label: 'Bảng tin', href: '/bang-tin' },
    { name: 'chatrooms', label: 'Phòng chat', href: '/chatroom' },
    { name: 'news', label: 'Tin tức', href: '/tin-tuc' },
  ],
  // Pages that the header does not link.
  footerNav: [
    { name: 'liveFootball', label: 'Bóng đá trực tiếp', href: '/truc-tiep/bong-da' },
    { name: 'liveBasketball', label: 'Bóng rổ trực tiếp', href: '/truc-tiep/bong-ro' },
    { name: 'liveEsport', label: 'Esport trực tiếp', href: '/truc-tiep/esport' },
    { name: 'liveMarble', label: 'Đua bi trực tiếp', href: '/truc-tiep/dua-bi' },
    { name: 'checkIn', label: 'Điểm danh', href: '/diem-danh' },
    { name: 'events', label: 'Sự kiện', href: '/su-kien' },
    { name: 'highlights', label: 'Highlight', href: '/highlight' },
    { name: 'reels', label: 'Reels', href: '/reels' },
    { name: 'comics', label: 'Truyện tranh', href: '/truyen-tranh' },
    { name: 'films', label: 'Phim ảnh', href: '/phim-anh' },
    { name: 'about', label: 'Giới thiệu', href: '/gioi-thieu' },
    { name: 'jobs', label: 'Tuyển dụng', href: '/tuyen-dung' },
    { name: 'terms', label: 'Điều khoản sử dụng', href: '/dieu-khoan-su-dung' },
    { name: 'conditions', label: 'Điều kiện và điều khoản', href: '/dieu-kien-va-dieu-khoan' },
    { name: 'cookies', label: 'Cookie', href: '/chinh-sach-cookie' },
    { name: 'changes', label: 'Nhật ký thay đổi', href: '/change-log' },
    { name: 'feedback', label: 'Phản hồi', href: '/phan-hoi' },
  ],
};

const races: NavigationLink = { name: 'races', label: 'Đường đua bi', href: '/dua-bi' };

/** The default links; of a site that runs marble races, to them too. */
export const builtInNavigation = (hasRaces: boolean): typeof builtIn =>
  hasRaces ? { ...builtIn, primarys: [...builtIn.primarys, races] } : builtIn;

/** The matches the marquee needs; the live module implements it. */
export interface ComingMatches {
  featured(status: number, pageSize: number): Promise<{ list: Fixture[] }>;
}

export interface NavigationServiceDeps {
  repository: Pick<NavigationRepository, 'stored'>;
  matches: ComingMatches;
  clock: { now(): number };
  links: ReturnType<typeof builtInNavigation>;
}

/** Header, footer and marquee. */
export class NavigationService {
  readonly #cache: TtlCache<NavigationData>;

  constructor(private readonly deps: NavigationServiceDeps) {
    this.#cache = new TtlCache({ clock: deps.clock, ttlMs: CACHE_TTL_MS });
  }

  /** A stored link or line changed. */
  refresh(): void {
    this.#cache.clear();
  }

  /** At most five seconds old. */
  navigation(): Promise<NavigationData> {
    return this.#cache.get('navigation', () => this.#read());
  }

  async #read(): Promise<NavigationData> {
    const stored = await this.deps.repository.stored(new Date(this.deps.clock.now()));
    const marquee = shown(stored.marquee);
    return {
      primarys: stored.primary ? shown(stored.primary) : this.deps.links.primarys,
      footerNav: stored.footer ? shown(stored.footer) : this.deps.links.footerNav,
      topMarquee: marquee.length > 0 ? marquee : await this.#hotMatches(),
    };
  }

  /**
   * The hot matches of the next eighteen hours. Times are in Vietnam's zone and say so, because readers abroad see the
   * same text.
   */
  async #hotMatches(): Promise<NavigationData['topMarquee']> {
    const until = this.deps.clock.now() + SLATE_MS;
    const { list } = await this.deps.matches.featured(FUTURE_MATCH_STATUS, 40);
    const hot = list.filter((fixture) => fixture.hot && Date.parse(fixture.kickOff) < until);
    return hot
      .sort((a, b) => a.kickOff.localeCompare(b.kickOff))
      .slice(0, MAX_NEWS)
      .map(({ home, away, kickOff, link }) => {
        const match = { home: home.name, away: away.name, ...inVietnam(kickOff) };
        return {
          label: `${match.time} ngày ${match.date} (giờ Việt Nam): ${match.home} gặp ${match.away}`,
          href: `/truc-tiep/${link}`,
          match,
        };
      });
  }
}

/** An operator's links without the hidden ones and without those whose target is not safe. */
const shown = (links: readonly NavigationLink[]): NavigationData['primarys'] =>
  links.filter(({ href, hidden }) => hidden !== true && isSafeLink(href)).map(({ hidden: _, ...link }) => link);

/** `19:15` and `20/11`, in Vietnam's time. */
function inVietnam(kickOff: string): { time: string; date: string } {
  const { hour, minute, day, month } = wallTimeAt(Date.parse(kickOff), VIETNAM);
  return { time: `${two(hour)}:${two(minute)}`, date: `${two(day)}/${two(month)}` };
}

const two = (value: number): string => String(value).padStart(2, '0');
