export const freshness = {
  since: 'Dữ liệu chậm: cập nhật lần cuối lúc {{time}}',
  never: 'Dữ liệu chậm: chưa nhận được tỷ số',
} as const;
