import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { connect } from './chromium.js';
import { Members } from './members.js';
import { freshDataDir, runServer, type Site, startSite } from './site.js';
import { EMPTY } from './with-site.js';

/** A site of a journey's own, without matches, with one member of the staff. */
export interface StaffSite {
  readonly site: Site;
  readonly browser: Browser;
  readonly members: Members;
  /** The access token of the staff. */
  readonly staff: string;
  stop(): Promise<void>;
}

/** Only one process may open the embedded database: the operator stops the site, grants the role, and starts the site again. */
export async function startStaffSite(username: string, nickname: string): Promise<StaffSite> {
  const dataDir = await freshDataDir();
  const settings = { ...EMPTY, DATA_DIR: dataDir };
  const [first, browser] = await Promise.all([startSite(settings), connect()]);
  await new Members({ site: first, browser }).register(username, nickname);
  await first.stop();
  const code = await runServer({ DATA_DIR: dataDir }, ['role', username, 'staff']).exited;
  if (code !== 0) throw new Error(`the role was not granted: exit code ${code}`);
  const site = await startSite(settings);
  const members = new Members({ site, browser });
  return {
    ...{ site, browser, members },
    staff: (await members.login(username)).accessToken,
    stop: async () => {
      await browser.close();
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
