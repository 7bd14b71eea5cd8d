import { FeedTab, type PublicProfile, UserFilter } from '@khandai/contracts';
import { EmptyState, icons, SectionHead } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { FeedList, FeedOf, useFeedWords } from '../../domains/newsfeed';

/** What the member has posted, as far as the reader may see it. */
export const MemberPosts = observer(function MemberPosts({ profile }: { profile: PublicProfile }) {
  const { t } = useFeedWords();
  const { userId, nickname: name } = profile;
  return (
    <section aria-labelledby="member-posts">
      <SectionHead id="member-posts" title={t('posts')} />
      <FeedOf choice={{ tab: FeedTab.community, filter: UserFilter.all, userId }}>
        <FeedList
          empty={<EmptyState icon={icons.pen} framed title={t('emptyOf', { name })} text={t('emptyOfText')} />}
        />
      </FeedOf>
    </section>
  );
});
