import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { DESKTOP, PHONE, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { Fingers } from '../support/fingers.js';
import { bomb, distance, fromPhone, seenIn, telling } from '../support/pictures.js';
import { NIGHT, withSite } from '../support/with-site.js';
import type { SharedSite } from '../support/shared-site.js';

const ACCOUNT = '/tai-khoan';
const MEGABYTE = 1024 * 1024;
/** Maximum change of a colour level by scaling and compression; another crop changes far more. */
const ALIKE = 8;

interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const jpeg = (buffer: Buffer, name = 'anh.jpg'): Chosen => ({ name, mimeType: 'image/jpeg', buffer });

describe('pictures of members on the running site', () => {
  let site: SharedSite;
  let browser: Browser;
  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
  });

  const arrive = async (options: Parameters<typeof Fan.arrive>[2] = {}): Promise<Fan> => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP, ...options });
    // Without a listener Chromium may open its own file dialog and cancel it.
    fan.page.on('filechooser', () => undefined);
    return fan;
  };
  const main = (page: Page): Locator => page.getByRole('main');
  const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Đổi ảnh đại diện' });
  const stage = (page: Page): Locator => dialog(page).getByRole('application', { name: /^Vùng ảnh đại diện/ });
  const slider = (page: Page): Locator => dialog(page).getByRole('slider', { name: 'Phóng to' });
  const chooser = (page: Page): Locator => dialog(page).getByRole('button', { name: /^Chọn ảnh/ });
  const zoom = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
  /** Waits until the zoom is this large, give or take one step of the slider. */
  const zoomed = async (page: Page, wanted: number): Promise<unknown> =>
    page.waitForFunction(([field, to]) => Math.abs(Number((field as HTMLInputElement).value) - to) <= 5, [
      await slider(page).elementHandle(),
      wanted,
    ] as const);

  async function register(fan: Fan, username: string): Promise<void> {
    await fan.open(ACCOUNT);
    await main(fan.page).getByRole('button', { name: 'Đăng ký' }).click();
    const form = fan.page.getByRole('dialog');
    await form.getByLabel('Biệt danh').waitFor();
    await form.getByLabel('Tên đăng nhập').fill(username);
    await form.getByLabel('Mật khẩu', { exact: true }).fill('mưa rơi trên khán đài');
    await form.getByLabel('Biệt danh').fill(`Người ${username}`);
    await form.getByLabel('Email').fill(`${username}@khandai.test`);
    await form.getByLabel('Email').press('Enter');
    await main(fan.page)
      .getByRole('heading', { name: `Người ${username}` })
      .waitFor();
  }

  const openDialog = async (page: Page): Promise<void> => {
    await main(page).getByRole('button', { name: 'Đổi ảnh đại diện' }).click();
    await chooser(page).waitFor();
  };

  /** Chooses a file by keyboard. */
  async function choose(page: Page, file: Chosen): Promise<void> {
    await chooser(page).focus();
    const requested = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await requested).setFiles(file);
  }

  /** Chooses a picture and waits until the cropper shows it instead of the one before. */
  async function take(page: Page, file: Chosen): Promise<void> {
    const before = (await stage(page).count()) > 0 ? await stage(page).locator('img').getAttribute('src') : '';
    await choose(page, file);
    await stage(page).locator(`img:not([src="${before}"])`).waitFor();
    await slider(page).and(page.locator(':enabled')).waitFor();
  }

  async function save(page: Page): Promise<void> {
    await dialog(page).getByRole('button', { name: 'Dùng ảnh này' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
  }

  /** The path of the stored avatar of the member whose account page is open. */
  async function storedAt(page: Page): Promise<string> {
    const image = main(page).locator('img').first();
    await image.waitFor();
    const src = new URL((await image.getAttribute('src')) ?? '', site.url).searchParams.get('src');
    expect(src).toMatch(/^\/tep\/avatars\/\d+\/[0-9a-f]{32}\.webp$/);
    return String(src);
  }

  const get = async (path: string): Promise<Buffer> => Buffer.from(await (await fetch(site.url + path)).arrayBuffer());

  /** Expects a message at the field: in a live region that also describes the button. */
  async function saidAtField(page: Page, words: string | RegExp): Promise<void> {
    const live = dialog(page).locator('[aria-live="polite"]');
    await live.getByText(words).waitFor();
    const described = await chooser(page).evaluate(
      (button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(described).toMatch(words);
  }

  it('[AC1] (avatar: phone) on a phone the hint has its lines apart, and square and preview stand side by side', async () => {
    const fan = await arrive({ viewport: PHONE });
    await register(fan, 'khung.cat');
    await openDialog(fan.page);
    await take(fan.page, jpeg(await telling(900, 600).jpeg().toBuffer()));
    const lines = await dialog(fan.page)
      .getByText(/JPEG, PNG/)
      .evaluate((hint) => [...hint.getClientRects()].map(({ top, bottom }) => ({ top, bottom })));
    expect(lines.length).toBeGreaterThan(1);
    const tops = lines.map(({ top }) => top);
    for (const [index, { bottom }] of lines.slice(0, -1).entries())
      expect(tops[index + 1]).toBeGreaterThanOrEqual(bottom - 1);
    const [square, preview] = await Promise.all([
      stage(fan.page).boundingBox(),
      dialog(fan.page).getByRole('img').boundingBox(),
    ]);
    expect(square?.width).toBeGreaterThan(200);
    expect(square?.height).toBeCloseTo(square?.width ?? 0, 0);
    expect(preview?.x).toBeGreaterThanOrEqual((square?.x ?? 0) + (square?.width ?? 0));
    expect((preview?.x ?? 0) + 96).toBeLessThanOrEqual(PHONE.width);
    await fan.leave();
  });

  describe('a file that is refused as avatar', () => {
    let fan: Fan;
    let before: string;
    beforeAll(async () => {
      fan = await arrive();
      await register(fan, 'tep.hong');
      await openDialog(fan.page);
      await take(fan.page, jpeg(await telling(400, 400).jpeg().toBuffer()));
      await save(fan.page);
      before = await storedAt(fan.page);
      await openDialog(fan.page);
      await take(fan.page, jpeg(await telling(600, 400).jpeg().toBuffer(), 'tot.jpg'));
      await stage(fan.page).press('+');
      await zoomed(fan.page, 110);
    });
    afterAll(() => fan.leave());

    // No two neighbours have the same message: the message of the first would pass for that of the second.
    it.each<[string, () => Promise<Buffer> | Buffer, Omit<Chosen, 'buffer'>, RegExp]>([
      [
        'a picture of more than 20 MB',
        async () => Buffer.concat([await telling(300, 300).jpeg().toBuffer(), Buffer.alloc(20 * MEGABYTE + 1)]),
        { name: 'to.jpg', mimeType: 'image/jpeg' },
        /^Tệp quá lớn: nhiều nhất 5 MB/,
      ],
      [
        'a program named as a picture',
        () => Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), Buffer.alloc(4_000)]),
        { name: 'anh.jpg', mimeType: 'image/jpeg' },
        /^Tệp này không phải là ảnh/,
      ],
      [
        'a PNG of 30,000 × 30,000',
        () => bomb(30_000),
        { name: 'bom.png', mimeType: 'image/png' },
        /^Ảnh có quá nhiều điểm ảnh/,
      ],
      [
        'an SVG',
        () =>
          Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>',
          ),
        { name: 'anh.svg', mimeType: 'image/svg+xml' },
        /^Ảnh SVG không dùng được/,
      ],
      [
        'a PNG of 20,000 × 20,000, which browsers would unpack',
        () => bomb(20_000),
        { name: 'bom.png', mimeType: 'image/png' },
        /^Ảnh có quá nhiều điểm ảnh/,
      ],
      ['an empty file', () => Buffer.alloc(0), { name: 'anh.png', mimeType: 'image/png' }, /^Tệp này trống/],
      [
        'HEIC',
        () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(300)]),
        { name: 'IMG_0001.HEIC', mimeType: 'image/heic' },
        /^Chưa đọc được ảnh HEIC.*JPEG/,
      ],
      [
        'the first bytes of a picture and no more',
        () => Buffer.from('\xff\xd8\xff\xe0 and then words', 'latin1'),
        { name: 'anh.jpg', mimeType: 'image/jpeg' },
        /^Không đọc được tệp này/,
      ],
    ])(
      '[AC1] (avatar: refused) %s is refused at the field, and the picture chosen before stays as it was cut',
      async (_, file, named, words) => {
        const { page } = fan;
        const cut = await zoom(page);
        const sight = await seenIn(stage(page));
        await choose(page, { ...named, buffer: await file() });
        await saidAtField(page, words);
        expect(await zoom(page)).toBe(cut);
        expect(await distance(await seenIn(stage(page)), sight)).toBe(0);
        expect(await chooser(page).evaluate((button) => button === document.activeElement)).toBe(true);
        expect(await seriousViolations(page)).toEqual([]);
      },
    );

    it('[AC1] (avatar: refused) cancelling the file dialog changes nothing', async () => {
      const { page } = fan;
      // The event that browsers send when the file dialog is cancelled; it bubbles.
      await dialog(page)
        .locator('input[type="file"]')
        .evaluate((field) => field.dispatchEvent(new Event('cancel', { bubbles: true })));
      await stage(page).press('-');
      await zoomed(page, 100);
      await stage(page).press('+');
    });

    it('[AC1] (avatar: refused) a refusal by the server shows at the field, which has the focus; another file is accepted at once', async () => {
      const { page } = fan;
      const whole = await telling(1_200, 1_200).jpeg({ quality: 95 }).toBuffer();
      await take(page, jpeg(whole.subarray(0, whole.length / 2), 'dut.jpg'));
      await dialog(page).getByRole('button', { name: 'Dùng ảnh này' }).press('Enter');
      await saidAtField(page, /^Ảnh bị hỏng hoặc thiếu một phần/);
      await chooser(page).and(page.locator(':focus')).waitFor();
      expect(await stage(page).isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
      expect(await storedAt(page)).toBe(before);

      await openDialog(page);
      await take(page, jpeg(whole.subarray(0, whole.length / 2), 'dut.jpg'));
      await dialog(page).getByRole('button', { name: 'Dùng ảnh này' }).press('Enter');
      await saidAtField(page, /^Ảnh bị hỏng/);
      await take(page, jpeg(whole));
      await dialog(page)
        .getByText(/^Ảnh JPEG, PNG, WebP/)
        .waitFor();
      await save(page);
      await main(page)
        .locator(`img:not([src*="${encodeURIComponent(before)}"])`)
        .first()
        .waitFor();
      expect(await storedAt(page)).not.toBe(before);
      expect(fan.complaints.filter((text) => !text.includes('400'))).toEqual([]);
    });

    it('a browser that sends 20 MB anyway gets an error message, not a broken connection', async () => {
      const answer = await fan.page.evaluate(async (size) => {
        const register = await fetch('/au/api/user/register', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username: 'gui.nhieu', password: 'mat-khau-rat-dai' }),
        });
        const { data } = (await register.json()) as { data: { accessToken: string } };
        const sent = await fetch('/au/api/user/upload-avatar', {
          method: 'POST',
          headers: { authorization: `Bearer ${data.accessToken}`, 'content-type': 'image/png' },
          body: new Blob([new Uint8Array(size)]),
        });
        return { status: sent.status, body: (await sent.json()) as unknown };
      }, 20 * MEGABYTE);
      expect(answer).toMatchObject({ status: 413, body: { code: 413, msg: 'Tệp quá lớn: nhiều nhất 5 MB.' } });
    });
  });

  describe('a square of a picture', () => {
    let fan: Fan;
    beforeAll(async () => {
      fan = await arrive({ hasTouch: true, viewport: PHONE });
      await register(fan, 'o.vuong');
    });
    afterAll(() => fan.leave());

    /** Crops with `hands` and expects the stored avatar to look like the cropper did. */
    async function cut(
      file: Buffer,
      hands: (page: Page, box: { x: number; y: number; width: number; height: number }) => Promise<void>,
    ): Promise<Buffer> {
      const { page } = fan;
      const faces = main(page).locator('img');
      const old = (await faces.count()) > 0 ? await faces.first().getAttribute('src') : null;
      await openDialog(page);
      await take(page, jpeg(file));
      await stage(page).scrollIntoViewIfNeeded();
      const box = await stage(page).boundingBox();
      if (!box) throw new Error('nothing to cut');
      const whole = await seenIn(stage(page));
      await hands(page, box);
      const seen = await seenIn(stage(page));
      expect(await distance(seen, whole)).toBeGreaterThan(3 * ALIKE);
      await save(page);
      if (old !== null) await main(page).locator(`img:not([src="${old}"])`).first().waitFor();
      const stored = await get(await storedAt(page));
      expect(await distance(seen, stored)).toBeLessThan(ALIKE);
      return stored;
    }

    it('[AC1] (avatar: crop by mouse) is stored as shown, upright, without location and camera data, as WebP', async () => {
      const stored = await cut(await fromPhone(900, 1_200), async (page, { x, y, width, height }) => {
        await page.mouse.move(x + width * 0.25, y + height * 0.25);
        for (let notch = 0; notch < 4; notch += 1) await page.mouse.wheel(0, -100);
        await zoomed(page, 182);
        await page.mouse.move(x + width * 0.5, y + height * 0.5);
        await page.mouse.down();
        await page.mouse.move(x + width * 0.2, y + height * 0.3, { steps: 6 });
        await page.mouse.up();
      });
      const { format, width, height, exif, icc, xmp, orientation } = await sharp(stored).metadata();
      expect({ format, width, height, exif, icc, xmp, orientation }).toEqual({
        format: 'webp',
        width: 512,
        height: 512,
      });
    });

    it('[AC1] (avatar: crop by keys) is stored as shown', async () => {
      await cut(await telling(1_000, 700).jpeg({ quality: 95 }).toBuffer(), async (page) => {
        await stage(page).focus();
        for (const key of ['+', '+', '+', '+', 'ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown', '-'])
          await page.keyboard.press(key);
        await zoomed(page, 133);
      });
    });

    it('[AC1] (avatar: crop by fingers) moves with one finger, zooms with two, and is stored as shown', async () => {
      await cut(await telling(1_000, 700).jpeg({ quality: 95 }).toBuffer(), async (page, { x, y, width, height }) => {
        const at = (u: number, v: number) => ({ x: x + width * u, y: y + height * v });
        const fingers = await Fingers.on(page);
        await fingers.move([at(0.4, 0.5), at(0.6, 0.5)], [at(0.2, 0.5), at(0.8, 0.5)]);
        // Three times as far apart, three times as large.
        await zoomed(page, 300);
        await fingers.move([at(0.7, 0.7)], [at(0.2, 0.3)]);
        await zoomed(page, 300);
      });
    });

    it('[UI5] (quality 100, placeholder 10×10 quality 50 blur 3, on screen) comes from the image route, byte for byte as these parameters give it', async () => {
      const { page } = fan;
      const stored = await storedAt(page);
      const picture = await get(stored);
      const made = (rendition: string) => get(`/anh/${rendition}?src=${encodeURIComponent(stored)}`);
      expect(await made('320x1')).toEqual(
        await sharp(picture).resize({ width: 320 }).webp({ quality: 100 }).toBuffer(),
      );
      // Never enlarged beyond its source.
      expect(await made('1536x2')).toEqual(await sharp(picture).webp({ quality: 100 }).toBuffer());
      expect(await made('mo')).toEqual(await sharp(picture).resize(10, 10).blur(3).webp({ quality: 50 }).toBuffer());
      const shown = main(page).locator('img').first();
      await page.waitForFunction(
        (image) => image instanceof HTMLImageElement && image.naturalWidth === 320,
        await shown.elementHandle(),
      );
      expect(await shown.getAttribute('src')).toBe(`/anh/320x1?src=${encodeURIComponent(stored)}`);
    });

    it('[UI1] (of a member: typed percentage, steps, pinch, focus, closing) opens enlarged', async () => {
      const { page } = fan;
      await page.goto(`${site.url}/thanh-vien/o.vuong`);
      await page.waitForURL('**/bang-tin?nType=1');
      const other = await arrive({ hasTouch: true, viewport: PHONE });
      await other.open('/thanh-vien/o.vuong');
      const look = main(other.page).getByRole('button', { name: /^Xem ảnh đại diện/ });
      const large = other.page.getByRole('dialog', { name: /^Ảnh đại diện/ });
      const percent = large.getByRole('textbox', { name: 'Cỡ ảnh, phần trăm' });
      const reads = (text: string) => percent.and(other.page.locator(`[value="${text}"]`)).waitFor();
      const coming = Promise.withResolvers<undefined>();
      await other.page.route('**/tep/**', (route) => coming.promise.then(() => route.continue()));
      await look.focus();
      await other.page.keyboard.press('Enter');
      const big = large.locator('img[data-part="picture"]');
      // The blurred placeholder stays until the picture has loaded.
      await large.locator('img[src^="/anh/mo?src="]').waitFor({ state: 'attached' });
      coming.resolve(undefined);
      await big.and(other.page.locator('[data-state="shown"] *')).waitFor();
      expect(await large.locator('img').count()).toBe(1);
      for (const [typed, shown] of [
        ['9999', '500%'],
        ['10', '50%'],
        ['175 %', '175%'],
        ['hai trăm', '175%'],
      ] as const) {
        await percent.fill(typed);
        await percent.press('Enter');
        await reads(shown);
      }
      await large.getByRole('button', { name: 'Vừa màn hình' }).click();
      await large.getByRole('button', { name: 'Phóng to' }).click();
      await reads('130%');

      const focused: string[] = [];
      for (let turn = 0; turn < 12; turn += 1) {
        await other.page.keyboard.press('Tab');
        focused.push(
          await other.page.evaluate(() =>
            document.activeElement?.closest('dialog') ? 'inside' : (document.activeElement?.outerHTML ?? ''),
          ),
        );
      }
      expect([...new Set(focused)]).toEqual(['inside']);

      await large.getByRole('button', { name: 'Vừa màn hình' }).click();
      const { x, y } = { x: PHONE.width / 2, y: PHONE.height / 2 };
      const fingers = await Fingers.on(other.page);
      await fingers.move(
        [
          { x: x - 30, y },
          { x: x + 30, y },
        ],
        [
          { x: x - 75, y },
          { x: x + 75, y },
        ],
      );
      await reads('250%');
      await fingers.move(
        [
          { x: x - 20, y },
          { x: x + 20, y },
        ],
        [
          { x: x - 180, y },
          { x: x + 180, y },
        ],
      );
      await reads('500%');

      await other.page.keyboard.press('Escape');
      await large.waitFor({ state: 'hidden' });
      expect(await look.evaluate((element) => element === document.activeElement)).toBe(true);
      await look.tap();
      await large.getByRole('img').waitFor();
      await other.page.touchscreen.tap(20, PHONE.height - 140);
      await large.waitFor({ state: 'hidden' });
      expect(other.complaints).toEqual([]);
      await other.leave();
    });
  });
});
