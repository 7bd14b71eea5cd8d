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

/** Every link of the kit is drawn by `component`, so that the application's router can follow it. Plain `<a>` without. */
export function LinkProvider({ component, children }: { component: ComponentType<KitLinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link drawn by the component that LinkProvider names. */
export function KitLink(props: KitLinkProps) {
  return createElement(use(LinkContext), props);
}
