import { streamAddress } from './stream-address.js';

describe('the address of a stream', () => {
  it.each([
    ['https://live.example.com/tran/1.m3u8', 'https://live.example.com/tran/1.m3u8'],
    ['  https://LIVE.example.com/a.flv?k=1  ', 'https://live.example.com/a.flv?k=1'],
    ['https://1.1.1.1:8443/a.m3u8', 'https://1.1.1.1:8443/a.m3u8'],
  ])('[LS7] (links) %j is accepted', (text, address) => {
    expect(streamAddress(text)).toBe(address);
  });

  it.each([
    'http://live.example.com/a.m3u8',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//live.example.com/a.m3u8',
    '/channel/demo/master.m3u8',
    'rtmp://live.example.com/a',
    'https://minh:mk@live.example.com/a.m3u8',
    'https://localhost/a.m3u8',
    'https://localhost./a.m3u8',
    'https://may-chu/a.m3u8',
    'https://nas.local/a.m3u8',
    'https://db.INTERNAL/a.m3u8',
    'https://127.0.0.1/a.m3u8',
    'https://0x7f.1/a.m3u8',
    'https://2130706433/a.m3u8',
    'https://10.0.0.5/a.m3u8',
    'https://192.168.1.1/a.m3u8',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a.m3u8',
    'https://[::ffff:10.0.0.1]/a.m3u8',
    'https://[fd00::1]/a.m3u8',
    'https://',
    'đường 1',
    '',
  ])('[LS7] (links) %j is refused', (text) => {
    expect(streamAddress(text)).toBeUndefined();
  });
});
