import { type ApiClient, ApiError } from '@khandai/api-client';
import { Code, type LevelInfo, type MemberExport, type UserInfo, type UserSession } from '@khandai/contracts';
import { Part } from '../../shell/parts/Part';

const RESEND_MS = 60_000;

/** Crop square in pixels of the upright picture, after its EXIF rotation. */
export interface AvatarSquare {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface MeDeps {
  readonly api: Pick<ApiClient, 'call' | 'callOr'>;
  readonly report: (error: unknown) => void;
  /** The member's name or picture changed. */
  readonly changed: (me: UserInfo) => void;
}

/** A member's profile, level and sessions. Each part loads by itself. */
export class MeStore {
  readonly me: Part<UserInfo>;
  /** Null without a session. */
  readonly level: Part<LevelInfo | null>;
  readonly sessions: Part<readonly UserSession[]>;
  /** The last code went to a folder of the server, because it has no SMS gateway. */
  codesInFolder: boolean | undefined;
  #life = new AbortController();

  constructor(private readonly deps: MeDeps) {
    const { api, report } = deps;
    this.me = new Part({ fetch: (signal) => api.call('GET /au/api/user/info', {}, signal), report });
    this.level = new Part({ fetch: (signal) => api.callOr(null, 'GET /au/api/user/level/info', {}, signal), report });
    this.sessions = new Part({
      fetch: async (signal) => (await api.call('GET /au/api/user/session/list', {}, signal)).list,
      report,
    });
  }

  /** Loads every part; `close` cancels. */
  readonly open = (): void => {
    this.close();
    this.#life = new AbortController();
    for (const part of [this.me, this.level, this.sessions]) void part.load(this.#life.signal);
  };

  readonly close = (): void => {
    this.#life.abort();
  };

  readonly reloadSessions = (): void => void this.sessions.load(this.#life.signal);
  readonly reloadLevel = (): void => void this.level.load(this.#life.signal);
  readonly reloadMe = (): void => void this.me.load(this.#life.signal);

  get others(): readonly UserSession[] {
    return (this.sessions.value ?? []).filter(({ current }) => !current);
  }

  /** Rejects with the server's refusal. */
  async rename(nickname: string, signal: AbortSignal): Promise<void> {
    this.#accept(await this.deps.api.call('POST /au/api/user/update-info', { body: { nickname } }, signal));
  }

  /** Uploads a picture, cropped to the square, as the member's profile picture. */
  async changePicture(file: Blob, square: AvatarSquare, signal: AbortSignal): Promise<void> {
    const { profilePicture } = await this.deps.api.call(
      'POST /au/api/user/upload-avatar',
      { query: square, file },
      signal,
    );
    if (this.me.value) this.#accept({ ...this.me.value, profilePicture });
  }

  /** Writes a public post that shows the member's picture. */
  readonly postPicture = async (signal: AbortSignal): Promise<void> => {
    const body = { content: '', avatar: true, uuid: crypto.randomUUID() };
    await this.deps.api.call('POST /au/api/user/newsfeed-create', { body }, signal);
  };

  readonly removePicture = async (signal: AbortSignal): Promise<void> => {
    this.#accept(await this.deps.api.call('POST /au/api/user/update-info', { body: { profilePicture: '' } }, signal));
  };

  /** Sets whether the member's online status is hidden from other members. */
  async hideStatus(hideStatus: boolean, signal: AbortSignal): Promise<void> {
    this.#accept(await this.deps.api.call('POST /au/api/user/update-info', { body: { hideStatus } }, signal));
  }

  async changePassword(oldPassword: string, newPassword: string, signal: AbortSignal): Promise<void> {
    await this.deps.api.call('POST /au/api/user/update-password', { body: { oldPassword, newPassword } }, signal);
    this.#keepSessions(({ current }) => current);
  }

  /** @param password Needed for a new address when the login was more than a few minutes ago. */
  async sendEmail(email: string, signal: AbortSignal, password?: string): Promise<void> {
    const body = { email, ...(password !== undefined && { password }) };
    await this.deps.api.call('POST /au/api/user/send-email', { body }, signal);
  }

  /**
   * Requests a code by SMS; resolves with the milliseconds until the next request is allowed. If a code was already
   * sent to this number, for example before a page reload, that one stays valid and this is not an error.
   */
  async sendCode(phoneNumber: string, signal: AbortSignal): Promise<number> {
    try {
      const { reachesPhones } = await this.deps.api.call(
        'POST /au/api/user/send-sms',
        { body: { phoneNumber } },
        signal,
      );
      this.codesInFolder = !reachesPhones;
      return RESEND_MS;
    } catch (error) {
      if (error instanceof ApiError && error.code === Code.codeOnItsWay) return error.retryAfterMs ?? RESEND_MS;
      throw error;
    }
  }

  async confirmPhone(smsCode: string, signal: AbortSignal): Promise<void> {
    await this.deps.api.call('POST /au/api/user/personal-id', { body: { smsCode } }, signal);
    this.reloadMe();
  }

  /** Never rejects: without a session, or when the call fails, the known balance stays and the failure is only logged. */
  readonly refreshBalance = async (signal: AbortSignal): Promise<void> => {
    try {
      const reply = await this.deps.api.callOr(null, 'POST /au/api/user/refresh-balance', {}, signal);
      if (reply && this.me.value) this.me.set({ ...this.me.value, balance: reply.balance });
    } catch (error) {
      if (!signal.aborted) this.deps.report(error);
    }
  };

  /** Ends another session of the member. */
  async endSession({ sessionId }: UserSession, signal: AbortSignal): Promise<void> {
    await this.deps.api.call('POST /au/api/user/session/end', { body: { sessionId } }, signal);
    this.#keepSessions((session) => session.sessionId !== sessionId);
  }

  readonly endOthers = async (signal: AbortSignal): Promise<void> => {
    await this.deps.api.call('POST /au/api/user/session/end-others', {}, signal);
    this.#keepSessions(({ current }) => current);
  };

  exportData(signal: AbortSignal): Promise<MemberExport> {
    return this.deps.api.call('GET /au/api/user/export', {}, signal);
  }

  async deleteAccount(password: string, signal: AbortSignal): Promise<void> {
    await this.deps.api.call('POST /au/api/user/delete-account', { body: { password } }, signal);
  }

  #keepSessions(stays: (session: UserSession) => boolean): void {
    if (this.sessions.value) this.sessions.set(this.sessions.value.filter(stays));
  }

  #accept(me: UserInfo): void {
    this.me.set(me);
    this.deps.changed(me);
  }
}
