import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-admin';

/** Links with an address of the desk go through its router, so that a screen with unsaved changes asks first. */
export function useAddressLinks(): void {
  const navigate = useNavigate();
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const address = target instanceof Element ? target.closest('a[href^="#/"]')?.getAttribute('href') : undefined;
    if (!address) return;
    event.preventDefault();
    navigate(address.slice(1));
  });

  useEffect(() => {
    const listen = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
}
