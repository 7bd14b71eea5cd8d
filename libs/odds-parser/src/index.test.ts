import * as entry from './index.js';

test('[P7] the library exports exactly these names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'applyChange',
    'categoryOfCode',
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
    'oddsTypeCode',
    'oddsTypeCodes',
    'offerOf',
    'parseAllRows',
    'parseRows',
    'priceKind',
    'rowEndpoints',
    'rowIds',
    'rowKey',
    'sameOffer',
    'toDecimal',
    'toHongKong',
    'toIndonesian',
    'toMalay',
  ]);
});
