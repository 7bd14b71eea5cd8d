import { tips as en } from '../../i18n/en/lazy/tips';
import { tips as vi } from '../../i18n/vi/lazy/tips';

test('the title of a tip names no side, line or price, since readers who hide odds see it too', () => {
  for (const { tipTitle } of [en, vi]) {
    expect(tipTitle).toContain('{{match}}');
    expect(tipTitle).not.toMatch(/\{\{(pick|price)\}\}/);
  }
});
