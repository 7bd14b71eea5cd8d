import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Sheets of the room, by the hash that the address has while they are open. */
export type SheetName = 'di-toi' | 'blv' | 'thanh-vien';

export interface RoomSheets {
  readonly shown: SheetName | undefined;
  readonly open: (name: SheetName) => void;
  readonly close: () => void;
  /** Closes the sheet for an action that changes the address itself, and with it the sheet's entry of the history. */
  readonly dismiss: () => void;
}

/**
 * The open sheet of the room. A sheet is an entry of the browser's history, so that the back button of a phone closes it;
 * a hash reloads nothing. A hash that the address already has when the room opens shows no sheet: closing it would leave
 * the room.
 */
export function useSheet(): RoomSheets {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<SheetName>();
  const [seen, setSeen] = useState(hash);
  if (hash !== seen) {
    setSeen(hash);
    // The address left the sheet's entry. It arrives there only after the sheet is open: the router navigates in a
    // transition, and a sheet opens at once.
    if (seen === `#${String(shown)}`) setShown(undefined);
  }
  const dismiss = () => {
    setShown(undefined);
  };
  return {
    shown,
    open: (name) => {
      setShown(name);
      void navigate({ pathname, search, hash: name }, { preventScrollReset: true, replace: shown !== undefined });
    },
    close: () => {
      dismiss();
      if (window.location.hash === `#${String(shown)}`) void navigate(-1);
    },
    dismiss,
  };
}

/** Closes the sheet, then moves the focus into the composer instead of back to what opened the sheet. */
export function useWriting({ shown, close }: RoomSheets): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (shown !== undefined || !wanted.current) return;
    wanted.current = false;
    document.querySelector<HTMLElement>('[data-composer] textarea')?.focus();
  }, [shown]);
  return () => {
    wanted.current = true;
    close();
  };
}

/** A function that stays the same while what it runs changes: the rows of the chat are memoized on it. */
export function useLatest<T>(run: (value: T) => void): (value: T) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((value: T) => {
    latest.current(value);
  }, []);
}
