/** Sentences about marble races and picks of their winners. */
export const raceMessages = {
  raceNotFound: 'Không có cuộc đua bi này.',
  raceNoMarble: 'Cuộc đua này không có bi số {marble}.',
  raceNotOpen: 'Cuộc đua này chưa mở lượt chọn. Điểm của bạn còn nguyên.',
  raceLocked: 'Cuộc đua đã xuất phát, không nhận lượt chọn nữa. Điểm của bạn còn nguyên.',
  raceStake: 'Mỗi lượt chọn đua bi từ {min} đến {max} điểm chơi.',
  raceLimit: 'Mỗi cuộc đua chọn nhiều nhất {max} điểm chơi. Bạn còn chọn được {left} điểm cho cuộc này.',
  raceOtherMarble: 'Bạn đã chọn {name} cho cuộc này. Mỗi cuộc chỉ chọn một bi, nhưng có thể đặt thêm cho bi đó.',
} as const;
