import { createContext, createElement, use } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

export interface KitLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

function PlainLink({ children, ...rest }: KitLinkProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = /* @__PURE__ */ createContext<ComponentType<KitLinkProps>>(PlainLink);

/**
 * Renders every link of the kit with `component`, so that the application's router can handle it. The default is a
 * plain `<a>`.
 */
export function LinkProvider({ component, children }: { component: ComponentType<KitLinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link rendered by the component that LinkProvider sets. */
export function KitLink(props: KitLinkProps) {
  return createElement(use(LinkContext), props);
}
