import { ChipNav, type KitLinkProps, LinkProvider } from '@khandai/ui-kit';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Chips that filter the list below them: the page stays where it is scrolled to. */
export const FilterNav = (props: ComponentProps<typeof ChipNav>) => (
  <LinkProvider component={StayingLink}>
    <ChipNav {...props} />
  </LinkProvider>
);

const StayingLink = ({ href, children, ...rest }: KitLinkProps) => (
  <Link to={href} preventScrollReset {...rest}>
    {children}
  </Link>
);
