import { css } from '@emotion/react';
import { Icon, icons, KitLink } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useLazyPart } from '../../shell/parts/use-lazy-part';

const load = () => import('./Palette').then(({ Palette }) => Palette);

/** Leads to the search; with scripts it opens the quick search, as do the keys ⌘K, Ctrl+K and /. */
export const SearchButton = observer(function SearchButton() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const Palette = useLazyPart(open, load, close);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, metaKey, ctrlKey, target } = event;
      const writes = target instanceof Element && target.closest('input,textarea,select,[contenteditable],dialog');
      if (metaKey || ctrlKey ? key !== 'k' : key !== '/' || writes) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <>
      <KitLink
        css={root}
        href="/tim-kiem"
        aria-label={t('search')}
        title={t('search')}
        onClick={(event) => {
          // These keys open the page of the search elsewhere.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon icon={icons.search} />
      </KitLink>
      {open && Palette && <Palette onClose={close} />}
    </>
  );
});

const root = css`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  color: var(--c-text-2);
`;
