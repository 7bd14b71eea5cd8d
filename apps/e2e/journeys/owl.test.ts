import type { Browser, Locator, Page } from 'playwright-core';
import { seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import type { SharedSite } from '../support/shared-site.js';
import { NIGHT, withSite } from '../support/with-site.js';

const WIDE = { width: 1280, height: 800 } as const;
const PHONE = { width: 360, height: 640 } as const;

describe('the owl, on a site that has it on', () => {
  let site: SharedSite;
  let browser: Browser;
  withSite({ ...NIGHT, CHAT_OWL: 'on' }, (running) => ({ site, browser } = running));

  const talk = (page: Page): Locator => page.getByRole('log', { name: 'Trò chuyện với Cú' });
  const ask = async (page: Page, text: string): Promise<void> => {
    const field = page.getByRole('textbox', { name: 'Câu hỏi cho Cú' });
    await field.fill(text);
    await field.press('Enter');
  };

  it('[SH11] (chatOwl, journey part) a tab of the room answers from the data of the site, marked as automatic', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: WIDE });
    const { page } = fan;
    await fan.enterLiveRoom();
    await fan.openTab('Cú trợ lý');
    await page.waitForURL(/tab=chatOwl/);
    await talk(page).getByText('Tự động').first().waitFor();
    await page.getByRole('group', { name: 'Câu hỏi gợi ý' }).getByRole('button', { name: 'Lịch đấu' }).click();
    await talk(page)
      .getByText(/^Có \d+ trận đang đá và sắp đá:$/)
      .waitFor();
    await ask(page, '/keo');
    await talk(page).getByText('Tỷ lệ chỉ để tham khảo, dành cho người từ 18 tuổi.').waitFor();
    await ask(page, '/LUẬT viet vi');
    await talk(page)
      .getByText(/^Cầu thủ việt vị khi/)
      .waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    // A match of the answer leads to its room.
    await talk(page).getByRole('link', { name: / – / }).first().click();
    await page.waitForURL(/\/truc-tiep\/.+-vs-.+/);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[SH11] (chatOwl, journey part) the list of rooms has it on phones too, and it names no prices to a fan who hides odds', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE });
    const { page } = fan;
    await fan.open('/ty-le-keo');
    await page.getByRole('switch', { name: 'Ẩn tỷ lệ' }).check();
    await fan.open('/chatroom');
    const row = page.getByRole('button', { name: /^Cú trợ lý/ });
    await page.locator('[data-unhydrated]', { has: row }).waitFor({ state: 'detached' });
    await row.click();
    await page.getByRole('dialog', { name: 'Cú trợ lý' }).waitFor();
    await ask(page, '/kèo');
    await talk(page).getByText('Bạn đang ẩn tỷ lệ kèo nên Cú không nêu kèo.').waitFor();
    await ask(page, 'hôm nay ăn gì');
    await talk(page).getByText('Cú chưa hiểu câu này.').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await fan.leave();
  });

  it('[SH11] (chatOwl, journey part) covers the prices of a match that runs from a fan who hides scores, until asked', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: WIDE });
    const { page } = fan;
    await fan.open('/lich-thi-dau');
    await page.getByRole('button', { name: 'Ẩn tỷ số', exact: true }).click();
    await fan.enterLiveRoom();
    await fan.openTab('Cú trợ lý');
    await page.waitForURL(/tab=chatOwl/);
    await ask(page, '/keo');
    const shown = talk(page)
      .getByRole('button', { name: /^Hiện giá kèo .+, đang ẩn$/ })
      .first();
    await shown.waitFor();
    const line = talk(page).getByText(/^Tài −?\d/);
    const before = await line.count();
    await shown.press('Enter');
    await line.nth(before).waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });
});
