import * as door from './index.js';

test('[P7] the public surface is exactly this', () => {
  expect(Object.keys(door).sort()).toEqual([
    'applyChange',
    'categoryOfCode',
    'formatLine',
    'formatMainRow',
    'formatPrice',
    'givesLine',
    'isOddsCategory',
    'movement',
    'oddsCategories',
    'oddsChanges',
    'oddsTypeCode',
    'oddsTypeCodes',
    'parseAllRows',
    'parseRows',
    'priceKind',
    'rowKey',
    'toDecimal',
    'toHongKong',
    'toIndonesian',
    'toMalay',
  ]);
});
