import { readConfig } from './config.js';
import { StartError } from './start-error.js';

describe('readConfig', () => {
  it.each([
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['SOCKET_ORIGINS', 'https://example.com'],
    ['SOCKETS_PER_ADDRESS', '0'],
    ['SITE_ORIGIN', 'khandai.example'],
    ['SITE_ORIGIN', 'https://khandai.example/vi'],
    ['SITE_ORIGIN', 'javascript:alert(1)'],
    ['LIVE_MENU_KEY', 'ngắn'],
    ['LIVE_MENU_KEY', 'có dấu và khoảng trắng'],
  ])('refuses %s=%s by the name of the variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(StartError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('reads the address of the site', () => {
    expect(readConfig({ SITE_ORIGIN: 'https://KhanDai.example/' }).siteOrigin).toBe('https://khandai.example');
    expect(readConfig({}).siteOrigin).toBeUndefined();
  });

  it('reads the hosts whose pages may open sockets', () => {
    expect(readConfig({ SOCKET_ORIGINS: 'khandai.example, m.khandai.example:8080' }).socketOrigins).toEqual([
      'khandai.example',
      'm.khandai.example:8080',
    ]);
    expect(readConfig({}).socketOrigins).toEqual([]);
  });
});
