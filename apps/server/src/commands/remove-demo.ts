import { DemoDataRepository, type RemovedDemo } from '../feeds/demo/demo-data-repository.js';
import { clearSimulatedPress } from '../modules/articles/simulated-press-repository.js';
import { clearDemoSite } from '../modules/site/demo-site.js';
import { SiteRepository } from '../modules/site/site-repository.js';
import { removePost } from '../modules/newsfeed/post-changes-query.js';
import { clearSimulatedTips } from '../modules/tips/simulated-tips-query.js';
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
      const by = { deletedBy: null, deletedAt: new Date() };
      await clearSimulatedTips(database, (tx, postId) => removePost(tx, postId, by));
      await clearDemoSite(new SiteRepository(database));
      return new DemoDataRepository(database.db).remove();
    },
  );
  print(removeReport(removed));
}

export function removeReport({ fixtures, rooms, messages, people }: RemovedDemo): string {
  if (fixtures + rooms + messages + people === 0) return 'Không có dữ liệu mô phỏng nào.';
  return `Đã xóa dữ liệu mô phỏng: ${fixtures} trận, ${rooms} phòng, ${messages} tin nhắn, ${people} người.`;
}
