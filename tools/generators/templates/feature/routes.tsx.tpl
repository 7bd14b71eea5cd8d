import { css } from '@emotion/react';
import type { MetaFunction } from 'react-router';
import { useTranslation } from '../../i18n/use-translation';
import { vi } from '../../i18n/vi';

export const meta: MetaFunction = () => [{ title: vi.{{camel}}.title }];

export default function {{Class}}Page() {
  const { t } = useTranslation('{{camel}}');
  return (
    <section css={page} aria-labelledby="{{name}}-heading">
      <h1 id="{{name}}-heading">{t('heading')}</h1>
    </section>
  );
}

const page = css({ display: 'grid', gap: 'var(--sp-3)' });
