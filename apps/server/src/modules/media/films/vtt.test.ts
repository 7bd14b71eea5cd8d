import { Code } from '@khandai/contracts';
import { subtitlesOf } from './vtt.js';

const file = (...lines: readonly string[]) => new TextEncoder().encode(lines.join('\n'));
const faultOf = (bytes: Uint8Array): unknown => {
  try {
    return subtitlesOf(bytes);
  } catch (error) {
    return error;
  }
};

describe('subtitles of films', () => {
  test('[CT3] (subtitle files) are plain text in the order of their times, without tags, names, notes and styles', () => {
    const bytes = file(
      '\uFEFFWEBVTT - bản Việt',
      'Kind: captions',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      'NOTE của người dịch',
      '',
      'hai',
      '00:01:02.500 --> 00:01:04.000 align:start',
      '<v Ông Tám><b>Trống</b> lên',
      'nào &amp; hát <script>alert(1)</script>',
      '',
      '00:01.000 --> 00:02.000',
      'Đêm mở màn',
      '',
      '00:03.000 --> 00:04.000',
      '<i></i>',
    );
    expect(subtitlesOf(bytes)).toEqual([
      { from: 1, to: 2, text: 'Đêm mở màn' },
      { from: 62.5, to: 64, text: 'Trống lên\nnào & hát alert(1)' },
    ]);
  });

  test.each([
    ['no header', file('1', '00:01.000 --> 00:02.000', 'A'), 'WebVTT'],
    ['bytes that are no text', Uint8Array.of(0x57, 0x45, 0x42, 0xff, 0xfe), 'WebVTT'],
    ['no subtitle', file('WEBVTT', '', 'NOTE chưa có gì'), 'phụ đề'],
    ['words without times', file('WEBVTT', '', 'A', 'B'), 'dòng 3'],
    ['times of another format', file('WEBVTT', '', '00:01,000 --> 00:02,000', 'A'), 'dòng 3'],
    ['an end before its start', file('WEBVTT', '', '00:02.000 --> 00:01.000', 'A'), 'dòng 3'],
    ['a text that is too long', file('WEBVTT', '', '00:01.000 --> 00:02.000', 'ă'.repeat(401)), '400'],
    ['a minute of sixty-one seconds', file('WEBVTT', '', '00:61.000 --> 02:00.000', 'A'), 'dòng 3'],
  ])('[CT3] (subtitle files) %s is refused in words', (_name, bytes, word) => {
    expect(faultOf(bytes)).toMatchObject({ code: Code.mediaRefused, status: 409 });
    expect(JSON.stringify(faultOf(bytes))).toContain(word);
  });

  test('[CT3] (subtitle files) what is a tag only after its entities are read stays text', () => {
    const [cue] = subtitlesOf(file('WEBVTT', '', '00:01.000 --> 00:02.000', '&lt;img src=x&gt; <img src=x onerror=y'));
    expect(cue?.text).toBe('<img src=x>');
  });
});
