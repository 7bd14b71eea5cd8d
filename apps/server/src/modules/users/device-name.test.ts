import { deviceName, shortAddress } from './device-name.js';

const ANDROID = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('deviceName', () => {
  it.each([
    [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome trên Android'],
    [`${ANDROID} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 'Samsung Internet trên Android'],
    [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36 Zalo android/12110`, 'Zalo trên Android'],
    [`${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari trên iPhone'],
    [`${IPHONE} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome trên iPhone'],
    [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`, 'Safari trên máy Mac'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0', 'Edge trên Windows'],
    ['Mozilla/5.0 (Windows NT 10.0) coc_coc_browser/140.0 Chrome/134.0.0.0 Safari/537.36', 'Cốc Cốc trên Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox trên Linux'],
    ['curl/8.5.0', 'Thiết bị không rõ'],
    [undefined, 'Thiết bị không rõ'],
  ])('names %s as %s', (userAgent, words) => {
    expect(deviceName(userAgent)).toBe(words);
  });
});

describe('shortAddress', () => {
  it.each([
    ['203.0.113.77', '203.0.113.*'],
    ['::ffff:203.0.113.77', '203.0.113.*'],
    ['2001:db8:7::1', '2001:db8:7:*'],
    ['unknown', ''],
  ])('shows of %s only %s', (address, short) => {
    expect(shortAddress(address)).toBe(short);
  });
});
