/** The page of all tips. */
export const TIPS = '/tip-keo';

export const tipPath = ({ slug }: { readonly slug: string }): string => `${TIPS}/${slug}`;
