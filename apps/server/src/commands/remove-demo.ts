import { DemoDataRepository, type RemovedDemo } from '../feeds/demo/demo-data-repository.js';
import { clearSimulatedPress } from '../modules/articles/simulated-press-repository.js';
import { clearSimulatedDraws } from '../modules/draws/simulated-draws-repository.js';
import { clearSimulatedEvents } from '../modules/events/simulated-events-repository.js';
import { clearSimulatedTitles } from '../modules/media/simulated/clear-simulated-titles-query.js';
import { storedKey } from '../modules/newsfeed/media/post-files.js';
import { clearDemoSite } from '../modules/site/demo-site.js';
import { SiteRepository } from '../modules/site/site-repository.js';
import { removePost } from '../modules/newsfeed/post-changes-query.js';
import { clearSimulatedTips, clearSimulatedTipsters } from '../modules/tips/simulated-tips-query.js';
import { readConfig } from '../platform/config.js';
import { StartError } from '../platform/start-error.js';
import { withData } from './with-data.js';

const USAGE = 'Cách dùng: npm run remove-demo. Lệnh không nhận tham số.';

/**
 * `remove-demo`: removes all demo data from the database that the environment configures, and reports how much it was.
 * A second run finds nothing. Throws StartError when a running server holds the data folder.
 */
export async function removeDemoCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  if (args.length > 0) throw new StartError(USAGE);
  const config = readConfig({ ...env, FEED: 'none' });
  const removed = await withData(
    config,
    { print, errorPrefix: 'Lỗi khi xóa dữ liệu mô phỏng' },
    async ({ database, storage }) => {
      await clearSimulatedPress(database, storage);
      await clearSimulatedTitles({ database, storage, storedKey });
      await clearSimulatedEvents(database);
      await clearSimulatedDraws(database);
      const by = { deletedBy: null, deletedAt: new Date() };
      await clearSimulatedTipsters(database);
      const tips = await clearSimulatedTips(database, (tx, postId) => removePost(tx, postId, by));
      await clearDemoSite(new SiteRepository(database));
      return { ...(await new DemoDataRepository(database.db).remove()), tips };
    },
  );
  print(removeReport(removed));
}

/** @param removed with the tips of members on simulated matches */
export function removeReport(removed: RemovedDemo & { readonly tips: number }): string {
  const { fixtures, rooms, messages, people, tips } = removed;
  if (fixtures + rooms + messages + people + tips === 0) return 'Không có dữ liệu mô phỏng nào.';
  const report = `Đã xóa dữ liệu mô phỏng: ${fixtures} trận, ${rooms} phòng, ${messages} tin nhắn, ${people} người.`;
  if (tips === 0) return report;
  return `${report} Cũng đã xóa ${tips} tip của thành viên thật trên trận mô phỏng và tính lại thành tích của họ.`;
}
