/**
 * What an operator is told at start whose readers come over TLS: this program speaks none, so somebody in front does, and unless
 * he is believed about who calls, everybody has his address.
 */
export function tlsNotice({
  siteOrigin,
  trustProxy,
}: {
  readonly siteOrigin: string | undefined;
  readonly trustProxy: string | undefined;
}): readonly string[] {
  if (trustProxy !== undefined || !siteOrigin?.startsWith('https:')) return [];
  return [
    'Cảnh báo: SITE_ORIGIN là https nhưng chưa có TRUST_PROXY, nên mọi người đều mang địa chỉ của máy chủ trung gian đứng trước: ' +
      'giới hạn lượt gọi và lượt đoán mật khẩu của người này tính cả cho người khác. Hãy đặt TRUST_PROXY là địa chỉ của máy chủ đó.',
  ];
}
