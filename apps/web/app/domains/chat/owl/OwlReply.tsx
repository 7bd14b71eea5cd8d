import { css } from '@emotion/react';
import type { OwlAnswer } from '@khandai/contracts';
import { Button, KitLink } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useNumbers } from '../../../i18n/use-numbers';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { chatroom } from '../../../i18n/vi/lazy/chatroom';
import { owl as words } from '../../../i18n/vi/lazy/owl';
import { OwlMatch } from './OwlMatch';
import { OwlPrices } from './OwlPrices';

interface OwlReplyProps {
  readonly answer: OwlAnswer;
  readonly onAsk: (text: string) => void;
}

/** An answer of the owl. */
export function OwlReply({ answer, onAsk }: OwlReplyProps): ReactNode {
  const { t } = useLazyTranslation('owl', words);
  switch (answer.command) {
    case 'lich':
      return <Schedule answer={answer} />;
    case 'keo':
      return <OwlPrices answer={answer} />;
    case 'luat':
      return <Rules answer={answer} onAsk={onAsk} />;
    case 'help':
      return <p>{t('help')}</p>;
  }
}

const Schedule = observer(function Schedule({ answer }: { readonly answer: OwlAnswer }) {
  const { grouped } = useNumbers();
  const { t } = useLazyTranslation('owl', words);
  const { fixtures, total, subject } = answer;
  const number = grouped(total);
  const about = { number, subject };
  if (total === 0) return <p>{subject === '' ? t('none') : t('noneOf', about)}</p>;
  const left = total - fixtures.length;
  return (
    <>
      <p>{subject === '' ? t('found', about) : t('foundOf', about)}</p>
      <ul css={list}>
        {fixtures.map((fixture) => (
          <li key={fixture.fixtureId}>
            <OwlMatch fixture={fixture} />
          </li>
        ))}
      </ul>
      <p css={links}>
        {left > 0 && <span>{t('more', { number: grouped(left) })}</span>}
        <KitLink href="/lich-thi-dau">{t('schedule')}</KitLink>
      </p>
    </>
  );
});

function Rules({ answer, onAsk }: OwlReplyProps) {
  const { t } = useLazyTranslation('owl', words);
  const { t: siteWords } = useLazyTranslation('chatroom', chatroom);
  const { subject, rules, laws, topics } = answer;
  if (laws.length > 0)
    return (
      <dl css={lawCss}>
        {laws.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    );
  const shown = rules.length > 0 ? rules : [siteWords('rule.respect'), siteWords('rule.ads'), siteWords('rule.spam')];
  return (
    <>
      {subject === '' && (
        <>
          <p>{t(rules.length > 0 ? 'roomRules' : 'siteRules')}</p>
          <ol css={ruleCss}>
            {shown.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </>
      )}
      <p>{subject === '' ? t('laws') : t('noLaw', { subject })}</p>
      <div css={topicCss}>
        {topics.map((topic) => (
          <Button key={topic} size="sm" look="line" onClick={() => onAsk(`/luat ${topic}`)}>
            {topic}
          </Button>
        ))}
      </div>
    </>
  );
}

const list = css`
  display: grid;
  gap: 2px;
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--sp-3);
  font-size: var(--fs-13);
  color: var(--c-text-2);
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    font-weight: var(--fw-medium);
    color: var(--c-accent);
  }
`;

const ruleCss = css`
  display: grid;
  gap: 4px;
  padding-left: 1.25rem;
  list-style: decimal;
`;

const lawCss = css`
  display: grid;
  gap: var(--sp-2);
  & dt {
    font-weight: var(--fw-semi);
  }
`;

const topicCss = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`;
