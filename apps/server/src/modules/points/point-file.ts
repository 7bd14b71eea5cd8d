import type { PointEntry, PointStep } from '@khandai/contracts';
import { csvTime, writeCsv } from '../../platform/desk-records/csv.js';
import { type MessageKey, sentence } from '../../platform/messages.js';

/** The newest entries that a file has. */
export const FILE_LENGTH = 5_000;

/**
 * Entries as a CSV file, with times of Vietnam. What came and what went are columns of their own: spreadsheets read both as numbers,
 * and no cell begins with a minus.
 */
export const pointFile = (entries: readonly PointEntry[], { hidesScores }: { readonly hidesScores: boolean }): string =>
  writeCsv([
    [
      sentence('pointFileTime'),
      sentence('pointFileCause'),
      sentence('pointFileIn'),
      sentence('pointFileOut'),
      sentence('pointFileBalance'),
    ],
    ...entries.map(({ change, balance, createdAt, ...entry }) => [
      csvTime(Date.parse(createdAt)),
      (hidesScores ? hiddenCauseOf(entry) : undefined) ?? causeOf(entry),
      ...[change > 0 ? String(change) : '', change < 0 ? String(-change) : '', String(balance)],
    ]),
  ]);

/** What comes back after a pick tells how its match or race ended. Undefined for entries that tell no end. */
function hiddenCauseOf({ cause, subject }: Caused): string | undefined {
  if (cause === 'pick' && subject.step !== 'stake')
    return causeOf({ cause, subject: { ...subject, name: sentence('pointFileHiddenMatch') } });
  return cause === 'race' && subject.step === 'result' ? sentence('pointFileHiddenRace') : undefined;
}

const causes: Readonly<Record<PointEntry['cause'], MessageKey>> = {
  opening: 'pointCauseOpening',
  welcome: 'pointCauseWelcome',
  'check-in': 'pointCauseCheckIn',
  watching: 'pointCauseWatching',
  chatting: 'pointCauseChatting',
  task: 'pointCauseTask',
  referral: 'pointCauseReferral',
  draw: 'pointCauseDraw',
  gift: 'pointCauseGift',
  pick: 'pointCausePick',
  race: 'pointCauseRace',
  closing: 'pointCauseClosing',
};

const steps: Readonly<Record<PointStep, MessageKey>> = {
  stake: 'pointCausePickStake',
  result: 'pointCausePickResult',
  void: 'pointCausePickVoid',
  correction: 'pointCausePickCorrection',
};

const raceSteps: typeof steps = {
  stake: 'pointCauseRaceStake',
  result: 'pointCauseRaceResult',
  void: 'pointCauseRaceVoid',
  // A race is decided once.
  correction: 'pointCauseRace',
};

type Caused = Pick<PointEntry, 'cause' | 'subject'>;

const causeOf = ({ cause, subject: { name, count, step } }: Caused): string =>
  sentence(step ? (cause === 'race' ? raceSteps : steps)[step] : causes[cause], {
    name: name ?? '?',
    count: count ?? 1,
  });
