/** The provider's company ids: its list of eighteen, and older ones that recorded rows still contain. */
const names: Readonly<Record<number, string>> = {
  1: 'Macauslot',
  3: 'Crown',
  4: 'Ladbrokes',
  7: 'SNAI',
  8: 'Bet365',
  9: 'William Hill',
  12: 'Easybets',
  14: 'Vcbet',
  17: 'Mansion88',
  19: 'Interwetten',
  22: '10BET',
  23: '188bet',
  24: '12bet',
  31: 'Sbobet',
  35: 'Wewbet',
  42: '18bet',
  47: 'Pinnacle',
  48: 'HK Jockey Club',
  49: 'Bwin',
  50: '1xbet',
};

/** An unknown id gets a name with its number. */
export const companyName = (companyId: number): string => names[companyId] ?? `Nhà cái ${companyId}`;
