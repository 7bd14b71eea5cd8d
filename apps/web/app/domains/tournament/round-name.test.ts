import { tournament as english } from '../../i18n/en/lazy/tournament';
import { I18n } from '../../i18n/i18n';
import { addBuiltIn, toSentences } from '../../i18n/sentences';
import { tournament } from '../../i18n/vi/lazy/tournament';
import { groupName } from './group-name';
import { roundName, roundTitle } from './round-name';

function wordsOf(language: 'vi' | 'en') {
  const i18n = new I18n(language);
  i18n.addResources('tournament', tournament);
  return i18n.getFixedT('tournament');
}

addBuiltIn('en', toSentences({ tournament: english }));
const [vi, en] = [wordsOf('vi'), wordsOf('en')];

describe('names of rounds', () => {
  it.each([
    ['Vòng 38', 'Round 38'],
    ['Vòng 1/16', 'Round of 32'],
    ['Vòng 1/8', 'Round of 16'],
    ['Tứ kết', 'Quarter-finals'],
    ['Bán kết', 'Semi-finals'],
    ['Tranh hạng ba', 'Third place'],
    ['Chung kết', 'Final'],
    ['Bảng A', 'Group A'],
    ['Vòng bảng · lượt 7', 'Group stage · matchday 7'],
    ['Vòng loại · Play-off', 'Qualifying · Play-off'],
    ['Vòng loại 3', 'Qualifying round 3'],
    ['Play-off · Bán kết', 'Play-off · Semi-finals'],
    ['Play-off vòng 1', 'Play-off round 1'],
    ['Play-off lượt 2', 'Play-off leg 2'],
    ['Nhóm tranh vô địch · Vòng 33', 'Championship round · Round 33'],
    ['Play-off cúp châu Âu · Chung kết', 'European play-off · Final'],
    ['Apertura · Vòng 7', 'Apertura · Round 7'],
    ['Fight for the bronze medal', 'Fight for the bronze medal'],
    ['', ''],
  ])('[I1] (rounds) "%s" is "%s" in English, and stays as it is in Vietnamese', (name, translated) => {
    expect([roundName(en, name), roundName(vi, name)]).toEqual([translated, name]);
  });

  it('[I1] (rounds) a table of a season that has a name has it in English too', () => {
    expect(['A', 'east', 'Play-off cúp châu Âu 2'].map((group) => groupName(en, group))).toEqual([
      'Group A',
      'Eastern Conference',
      'European play-off 2',
    ]);
    expect(groupName(vi, 'Play-off cúp châu Âu 2')).toBe('Play-off cúp châu Âu 2');
  });

  it('[LS10] (rounds) a round without a name has that of its number', () => {
    const knockOut = (number: number | null) => roundTitle(vi, { name: '', number, phase: 'knockout' });
    expect([32, 8, 3, 2, 24, null].map(knockOut)).toEqual([
      ...['Vòng 1/16', 'Tứ kết', 'Tranh hạng ba', 'Chung kết', 'Play-off', 'Play-off'],
    ]);
    expect(roundTitle(en, { name: '', number: 8, phase: 'league' })).toBe('Round 8');
    expect(roundTitle(en, { name: 'Play-off thăng hạng · Chung kết', number: 2, phase: 'knockout' })).toBe(
      'Promotion play-off · Final',
    );
  });
});
