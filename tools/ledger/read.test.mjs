import { citationsOf, rowsOf, rulesOf, wholeRows } from './read.mjs';

describe('what the ledger check reads', () => {
  it('finds one row a line, and several in one line', () => {
    const ledger =
      '## AU · session\n- AU8 401: on guest-info clear\n- EN1 Daily check-in; EN2 daily tasks; EN3 draws.\n- I1 vi full. I2 translations from /x\n';
    expect(rowsOf(ledger)).toEqual(['AU8', 'EN1', 'EN2', 'EN3', 'I1', 'I2']);
  });

  it('reads no row from prose', () => {
    expect(rowsOf('See CH4. CH5 follows.\n- LS1 Raw status → state: 1..5 live; code 10000 ignored\n')).toEqual(['LS1']);
  });

  it('finds rules in lists, headings, bold text and tables', () => {
    expect(rulesOf('- CS1 one\n### CS2 two\n- **CS3** three\n| OP-4 | four |\nSee CS9 elsewhere\n')).toEqual([
      'CS1',
      'CS2',
      'CS3',
      'OP-4',
    ]);
  });

  it('collects citations at the beginning of strings only', () => {
    const source = [
      "it('[CH4] flags', () => {});",
      'it("[CH4, CH5] both", f);',
      'it(`[LS1][LS2] table ${x}`, f);',
      'const row = table[CH9];',
    ].join('\n');
    expect(citationsOf(source).map(({ id }) => id)).toEqual(['CH4', 'CH4', 'CH5', 'LS1', 'LS2']);
  });

  it('tells a citation of a whole row from one of a part', () => {
    const parts = (title) => citationsOf(`it('${title}', f)`).map(({ id, part }) => [id, part]);
    expect(parts('[LS3] lists matches (at most a page)')).toEqual([['LS3', undefined]]);
    expect(parts('[LS3] (server part) lists')).toEqual([['LS3', 'server part']]);
    expect(parts('[CH4][CH5] (screen) shows')).toEqual([
      ['CH4', 'screen'],
      ['CH5', 'screen'],
    ]);
    expect(parts('[AC1] (avatar) [UI1] (avatars) enlarges')).toEqual([
      ['AC1', 'avatar'],
      ['UI1', 'avatars'],
    ]);
  });

  it('reads a part with quotation marks in it', () => {
    expect(citationsOf('it("[LS6] (the server\'s message) a refused user", f)')).toEqual([
      { id: 'LS6', part: "the server's message" },
    ]);
  });

  it('counts a row as whole by one citation of the whole row, or by all its listed parts', () => {
    const citations = [
      { id: 'LS1', part: undefined },
      { id: 'LS2', part: 'interval' },
      { id: 'LS2', part: 'mode' },
      { id: 'LS3', part: 'library' },
    ];
    const { whole, missing } = wholeRows(citations, { LS2: ['mode', 'interval'], LS3: ['library', 'page'] });
    expect([[...whole], missing]).toEqual([['LS1', 'LS2'], [{ id: 'LS3', part: 'page' }]]);
  });
});
