/** What came while the user looked at something else. */
export interface AwayMessage {
  /** The same message may come by its room and by the list of rooms. */
  readonly uuid: string;
  readonly title: string;
  readonly text: string;
  readonly onOpen?: (() => void) | undefined;
}

interface AwayPage {
  readonly visibilityState: DocumentVisibilityState;
  title: string;
  addEventListener(type: 'visibilitychange', listener: () => void, options?: AddEventListenerOptions): void;
}

export interface AwayNoticesDeps {
  readonly wanted: () => boolean;
  readonly page: AwayPage;
  /** Shows a notification of the browser, where the user allowed it. */
  readonly notify: (message: AwayMessage) => void;
}

/** Counts new messages in the title of a page that is hidden, and shows them as notifications of the browser. */
export class AwayNotices {
  private readonly seen = new Set<string>();
  /** The title without the count; undefined while nothing is counted. */
  private title: string | undefined;

  constructor(private readonly deps: AwayNoticesDeps) {}

  note(message: AwayMessage): void {
    const { page, wanted, notify } = this.deps;
    if (page.visibilityState === 'visible' || !wanted() || this.seen.has(message.uuid)) return;
    if (this.title === undefined) this.start(page);
    this.seen.add(message.uuid);
    page.title = `(${this.seen.size}) ${this.title}`;
    notify(message);
  }

  private start(page: AwayPage): void {
    this.title = page.title;
    const back = new AbortController();
    page.addEventListener(
      'visibilitychange',
      () => {
        if (page.visibilityState !== 'visible') return;
        back.abort();
        if (this.title !== undefined) page.title = this.title;
        this.title = undefined;
        this.seen.clear();
      },
      { signal: back.signal },
    );
  }
}

/** Asks the user to allow notifications of the browser; without them the title of the page still counts. */
export async function askForNotices(): Promise<void> {
  if (typeof Notification !== 'undefined' && Notification.permission === 'default')
    await Notification.requestPermission();
}

/** Phones take notifications from service workers only, and throw. */
export function showNotice({ uuid, title, text, onOpen }: AwayMessage): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body: text, tag: uuid });
    notice.onclick = () => {
      window.focus();
      onOpen?.();
      notice.close();
    };
  } catch {
    // The title of the page counts the message.
  }
}
