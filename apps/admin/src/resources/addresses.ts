const PICTURE = /^(\/(?!\/)|https:\/\/)\S*$/;

/** Whether a picture of this address may be shown: a path of the site, or https. */
export const isPictureAddress = (address: string): boolean => PICTURE.test(address);

const matching = (pattern: RegExp, message: string) => (value: unknown) =>
  typeof value !== 'string' || value === '' || pattern.test(value) ? undefined : message;

/** The rules of the server, said beside the field before anything is sent. */
export const pictureAddress = matching(PICTURE, 'resources.banner.help.imageUrl');
export const linkAddress = matching(/^(\/(?!\/)|https?:\/\/)\S*$/, 'resources.banner.help.linkUrl');
export const hostName = matching(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'resources.domain.help.id');
