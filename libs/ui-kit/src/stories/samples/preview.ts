import type { PreviewItem, PreviewLabels } from '../../preview/preview-item.js';

export const previewLabels: PreviewLabels = {
  title: 'Xem ảnh',
  close: 'Đóng',
  next: 'Tiếp theo',
  previous: 'Trước đó',
  zoomIn: 'Phóng to',
  zoomOut: 'Thu nhỏ',
  fit: 'Vừa màn hình',
  percent: 'Mức phóng, phần trăm',
  loading: 'Đang tải',
  retry: 'Thử lại',
  failed: (kind) => (kind === 'image' ? 'Không tải được ảnh.' : 'Không phát được video.'),
  position: (at, count, kind) => `${kind === 'image' ? 'Ảnh' : 'Video'} ${at}/${count}`,
};

/** An SVG of a stand of seats in two colours. */
function drawn(name: string, width: number, height: number, colors: readonly [string, string]): PreviewItem {
  const seats = Array.from({ length: 96 }, (_, n) => {
    const [column, row] = [n % 12, Math.floor(n / 12)];
    const color = (column * 7 + row * 3) % 5 < 2 ? colors[0] : colors[1];
    return `<rect x="${(column + 0.12) * (width / 12)}" y="${(row + 0.16) * (height / 8)}" width="${width / 16}" height="${height / 12}" rx="${width / 160}" fill="${color}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0d1b14"/>${seats.join('')}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: name, kind: 'image', width, height };
}

export const pictures: readonly PreviewItem[] = [
  drawn('Khán đài A sân Lạch Tray', 1600, 900, ['#d9a520', '#a63f3c']),
  drawn('Khán đài B, ảnh đứng', 900, 1500, ['#2dae6d', '#e9eef2']),
  drawn('Cả sân, ảnh toàn cảnh', 2400, 700, ['#7db2f0', '#1f5fa8']),
  drawn('Ảnh đại diện nhỏ', 160, 160, ['#eda765', '#7a4aa8']),
  drawn('Khán đài C', 1200, 900, ['#e9eef2', '#c8141f']),
];

export const brokenPicture: PreviewItem = {
  src: 'data:image/png;base64,AAAA',
  alt: 'Ảnh hỏng',
  kind: 'image',
  width: 1200,
  height: 800,
};

/** One second of moving green. Its URL has no picture extension, so the preview treats it as a video. */
export const clip: PreviewItem = {
  src: 'data:video/webm;base64,GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAY8EU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZUrmtTrIHYTbuMU6uEElTDZ1OsggEmTbuMU6uEHFO7a1OsggYm7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmsirXsYMPQkBNgI1MYXZmNTkuMjcuMTAwV0GNTGF2ZjU5LjI3LjEwMESJiECPQAAAAAAAFlSua8muAQAAAAAAAEDXgQFzxYjoD6ltByo+w5yBACK1nIN1bmSIgQCGhVZfVlA4g4EBI+ODhA7msoDgkbCCAUC6gbSagQJVsIRVuYEBElTDZ/1zc6BjwIBnyJpFo4dFTkNPREVSRIeNTGF2ZjU5LjI3LjEwMHNz12PAi2PFiOgPqW0HKj7DZ8ihRaOHRU5DT0RFUkSHlExhdmM1OS4zNy4xMDAgbGlidnB4Z8iiRaOIRFVSQVRJT05Eh5QwMDowMDowMS4wMDAwMDAwMDAAAB9DtnVEeOeBAKND0IEAAIDwJgCdASpAAbQAAEcIhYWIhYSIAgIiTHAOyc772n8A8r5SFO9JfsB4g0wLhQf4YI//Qf6v+A/wHO/arkb18FIDmPr2AIvzijJDQ/zYBVR2O9kCTA+BKyX8624GHiY2Tl5ufo6apRmYV2SAlzKUeJiNrKnP0dNU11izWS3uR4JIoySLpKyPOBh4mI2tbi7u6twRREu2aclLUVddY2txd3186gLl6u9km5yD5W01rcXd4Iq66xtbhxcVWyvA0lfjoIcN1m5+jpqYfHyszOtjwNKM6itLiuyHfYOHhKrS3urtuy2Loz64mXFGf9V2Nk5ebm6sHDgRYF4GlGfW6uF0dsDPnaKmqa6xtWr/MyY+tSAl9D2vk5G1Uu77Bw8TGya2BpRn1xSaC8SZN4bjoAO2Z72VPoAIw3TjSPoLApcEUgJfWXD+3ugMfzbka+e8dYnGXXC3ZweKvoXYxIswARJulkBpVYjO37Q89oCa7Skzo6QjAxP7EF2Bsm23PYrdpE4SLQcABlcipqP1SL1Fhs/+RQzGeva4LqPn6xmuk1C5j5V2xdPZanhZP1SL4UkZXBT261ODX6FIgKkLmz1Av3JiZq4TRFYmqM2oEdoEg433dFxIgGwnLWz7FUJONRLde4CxiEVot/rekKbrV9GXIwfCRNPpaeTMIZQbNg7raVtgJpDMpXdAkB+D8ifvk+uxCHw6uAcVeAxLlTwEgoYw9oyyHDyKmFsYJC9wc1KGkkbmI4wF1WB0MhxMIyaJTiKSxNdDAfLNOsTpe52HQqfcLtj3gr+VoJB5L19vh6Fw6bmJ7Y+v/7+gxgTSd3yHCbTk6MyGwa0vHUjx967bE6A6K/wlMNUXMX0CcQAnAxDcP1qnSDbHOODeaiUY0fIjEtRn8gJAu6jV7ZBFVUM4PibKN0tExc6aJsWz+SDCERyrRVkMBlWapIEfam/WlcbvKAlGgSUFVpzzaI/fuSmj07ONdL90xDSUKvrPEw6Ntynb8JEi2BOWXE0QFSehsKz8LwvdsCG/SfrxFxcomiLnaQjnK06pw7nezXvwUr31sdGxJYWPtvUp5pfTX6du8rpUABXocKRy8ovn0eOIVBMFxLY70iN9sD0zJvPNIoJ+KvWDHora3N4g2+SID21oVLiKq7wK/uJO8MzQCrJm2DwV4VNOeSMOxykoUJQrraLnqa336+82wYXe2Os+OtcWm02S1g4PGUdzdeo8EXN4jKwwZxZ5Z6QXPk+kfsKL8ak2PSA/Udgfi8QxjNm6x3+/4V1wAEPcgAhDiRgLiAMe1HFgE8ARIACjnYEA+gCxAgAPEfwAGAAYWC/0ACRAgCJ845wwmYAAo7yBAfQAEQYAFxFgABgAGFiPb+gVPNJdUohAJWvv6WIwkTmmYF3Sln/Nk6gSDgk6euKKB04kLoPIJAAAAACjw4EC7gBxBwAREWAAGAAYWC136AiAdwPINfCpNHoIapSg52fFLq+a2oOA+Grd2IoWs0LH5yUqSbGYgnsoKg0LvOgOwAAcU7trkbuPs4EAt4r3gQHxggGo8IED',
  alt: 'Bàn thắng phút 67 của Hải Phòng',
};
