/** A picture of this size: a pitch under floodlights. */
export const samplePicture = (width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 4 3" preserveAspectRatio="none">` +
      '<rect width="4" height="3" fill="#0d2b45"/><rect y="1.8" width="4" height="1.2" fill="#17794a"/>' +
      '<circle cx="2" cy="2.4" r=".3" fill="none" stroke="#fff" stroke-width=".03"/></svg>',
  )}`;

/** A drawing in place of a sticker. */
export const sampleSticker = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><circle cx="60" cy="60" r="52" fill="${color}"/></svg>`,
  )}`;
