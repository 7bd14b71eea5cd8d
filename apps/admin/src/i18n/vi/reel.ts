export const reel = {
  name: 'Reel |||| Reels',
  fields: {
    title: 'Tên reel',
    summary: 'Lời dưới video',
    fixtureId: 'Mã trận đấu',
    sourceId: 'Video',
    licence: 'Bản quyền',
    status: 'Trạng thái',
    slug: 'Đường dẫn',
    publishedAt: 'Lúc đăng',
    withdrawReason: 'Lý do gỡ',
    simulated: 'Mô phỏng',
    version: 'Bản',
    id: 'Số',
  },
  help: {
    fixtureId: 'Để trống khi video không về một trận.',
    video: 'Video dọc hoặc vuông, dài nhất 90 giây.',
  },
} as const;
