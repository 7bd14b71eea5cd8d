import { css } from '@emotion/react';
import type { Tip } from '@khandai/contracts';
import { Badge, Dialog } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { PartBody } from '../../shell/parts/PartBody';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';
import { kickOffText, matchLabel, useSpoilers } from '../match';
import { OddsArea } from '../odds';
import { marketName, pickName, PriceNumber, TipMark, useTipWords } from '../tips';
import { type FormSubject, tipSubject } from './form-subject';
import { pickerGroups, pickerList, pickerQuiet, pickerRow, pickerTitle } from './picker.styles';
import { useFeedWords } from './use-feed-words';

interface TipPickerProps {
  readonly onChoose: (subject: FormSubject) => void;
  readonly onClose: () => void;
}

const OWN = 20;
const TONIGHT = 50;

/** The tips of a card: the member's own, the newest first, then those of the night. */
export const TipPicker = observer(function TipPicker({ onChoose, onClose }: TipPickerProps) {
  const { t } = useTipWords();
  const { t: feed } = useFeedWords();
  const { t: shell } = useTranslation('shell');
  const { api, viewer } = useServices();
  const { part, retry } = usePart({
    name: 'tips of a post',
    fetch: async (signal) => {
      const { userId } = viewer;
      const list = async (query: { userId: number; pageSize: number } | { when: 'tonight'; pageSize: number }) =>
        (await api.call('GET /other/api/tip/list', { query }, signal)).list;
      const [own, tonight] = await Promise.all([
        userId === undefined ? [] : list({ userId, pageSize: OWN }),
        list({ when: 'tonight', pageSize: TONIGHT }),
      ]);
      return { own, tonight: tonight.filter(({ tipster }) => tipster.userId !== userId) };
    },
  });
  const choose = (tip: Tip) => {
    onChoose(tipSubject(tip));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('choose')} closeLabel={feed('close')}>
      <PartBody
        part={part}
        failedTitle={t('failed')}
        waiting={
          <p css={pickerQuiet} role="status">
            {shell('loading')}
          </p>
        }
        onRetry={retry}
      >
        {({ own, tonight }) =>
          own.length + tonight.length === 0 ? (
            <p css={pickerQuiet}>{t('emptyText')}</p>
          ) : (
            <OddsArea>
              <div css={[pickerList, pickerGroups]}>
                <Group title={t('own')} tips={own} onChoose={choose} />
                <Group title={t('tonight')} tips={tonight} onChoose={choose} />
              </div>
            </OddsArea>
          )
        }
      </PartBody>
    </Dialog>
  );
});

interface GroupProps {
  readonly title: string;
  readonly tips: readonly Tip[];
  readonly onChoose: (tip: Tip) => void;
}

function Group({ title, tips, onChoose }: GroupProps) {
  if (tips.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 css={pickerTitle}>{title}</h3>
      <ul>
        {tips.map((tip) => (
          <li key={tip.tipId}>
            <Choice
              tip={tip}
              onChoose={() => {
                onChoose(tip);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Choice = observer(function Choice({ tip, onChoose }: { readonly tip: Tip; readonly onChoose: () => void }) {
  const { t } = useTipWords();
  const { t: match } = useTranslation('match');
  const { clock } = useServices();
  const { tipster, lockedAt, simulated } = tip;
  const moment = { now: clock.minute, timezone: clock.timezone, weekdays: match('weekdays') };
  const kickOff = { kickOff: lockedAt, status: 0, dateOnly: false };
  const spoilers = useSpoilers();
  // How a settled tip went says how the match went.
  const isMarked = !(tip.state === 'settled' && spoilers.hides);
  return (
    <button type="button" css={[pickerRow, row]} onClick={onChoose}>
      <b>
        {pickName(tip, t)} <PriceNumber tip={tip} price={tip.price} />
      </b>
      <small>
        {matchLabel({ home: { name: tip.match.home }, away: { name: tip.match.away } })} ·{' '}
        {kickOffText(kickOff, moment)}
      </small>
      <small>
        {marketName(tip, t)} · {tipster.showName} {isMarked && <TipMark tip={tip} />}{' '}
        {simulated && <Badge>{t('simulated')}</Badge>}
      </small>
    </button>
  );
});

const row = css`
  overflow-wrap: anywhere;
`;
