import { FeedTab, type PublicProfile, UserFilter } from '@khandai/contracts';
import { EmptyState, Hidden, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { FeedOf, PictureWall } from '../../domains/newsfeed';
import { useLazyTranslation } from '../../i18n/use-translation';
import { postFiles } from '../../i18n/vi/lazy/post-files';

/** The pictures that the member has posted, as far as the reader may see them. */
export const MemberPictures = observer(function MemberPictures({ profile }: { profile: PublicProfile }) {
  const { t } = useLazyTranslation('postFiles', postFiles);
  const { userId, nickname: name } = profile;
  return (
    <section aria-labelledby="member-pictures">
      <Hidden as="h2">
        <span id="member-pictures">{t('pictures')}</span>
      </Hidden>
      <FeedOf choice={{ tab: FeedTab.community, filter: UserFilter.all, userId, pictures: true }}>
        <PictureWall
          name={name}
          empty={<EmptyState icon={icons.image} framed title={t('noPictures', { name })} text={t('noPicturesText')} />}
        />
      </FeedOf>
    </section>
  );
});
