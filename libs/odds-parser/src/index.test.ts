import * as entry from './index.js';

test('[P7] the library exports exactly these names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'applyChange',
    'formatLine',
    'formatMainRow',
    'formatPrice',
    'formatRow',
    'givesLine',
    'isOddsCategory',
    'mainOdds',
    'marketOf',
    'movement',
    'oddsCategories',
    'oddsChange',
    'oddsChanges',
    'oddsTypeCodes',
    'offerOf',
    'parseAllRows',
    'parseRows',
    'pointsBack',
    'priceKind',
    'rowEndpoints',
    'rowIds',
    'rowKey',
    'sameOffer',
    'settle',
    'toDecimal',
    'toHongKong',
    'toIndonesian',
    'toMalay',
  ]);
});
