import { splitLinks } from './links';

const linksIn = (message: string) =>
  splitLinks(message).flatMap((part) => (part.kind === 'link' ? [[part.text, part.href]] : []));

describe('links in a message', () => {
  it('are http and https addresses, without the marks that end a sentence', () => {
    expect(splitLinks('xem https://vff.org.vn/lich?a=1, nhé')).toEqual([
      { kind: 'text', text: 'xem ' },
      { kind: 'link', text: 'https://vff.org.vn/lich?a=1', href: 'https://vff.org.vn/lich?a=1' },
      { kind: 'text', text: ', nhé' },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'https://',
    'https://khandai.vn@evil.example/',
    'https://khandai.vn:matkhau@evil.example/',
    '<img src=x onerror=alert(1)>',
  ])('are none in %s', (message) => {
    expect(linksIn(message)).toEqual([]);
    expect(
      splitLinks(message)
        .map(({ text }) => text)
        .join(''),
    ).toBe(message);
  });

  it('show the real name of a host that looks like another', () => {
    // The first letter is Cyrillic.
    expect(linksIn('https://\u0430pple.com/dang-nhap')).toEqual([
      ['https://xn--pple-43d.com/dang-nhap', 'https://xn--pple-43d.com/dang-nhap'],
    ]);
    expect(linksIn('https://khandai.vn/tin-tức')).toEqual([
      ['https://khandai.vn/tin-tức', 'https://khandai.vn/tin-t%E1%BB%A9c'],
    ]);
  });

  it('end at a mark that turns the direction of the text', () => {
    expect(linksIn('https://khandai.vn/\u202egnp.exe')).toEqual([['https://khandai.vn/', 'https://khandai.vn/']]);
  });

  it('end at quotes and angle brackets, so that no attribute follows', () => {
    expect(linksIn('https://a.vn/"onmouseover="alert(1)')).toEqual([['https://a.vn/', 'https://a.vn/']]);
  });
});
