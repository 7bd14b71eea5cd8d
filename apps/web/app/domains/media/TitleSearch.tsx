import { Button, Icon, icons } from '@khandai/ui-kit';
import { type SyntheticEvent, useState } from 'react';
import { findCss, findInputCss } from '../../shell/forms/find-field.styles';

interface TitleSearchProps {
  readonly label: string;
  readonly hint: string;
  /** As the address has it. */
  readonly q: string | undefined;
  readonly onFind: (q: string) => void;
  readonly className?: string;
}

/** Finds titles of one kind by a part of their names. */
export function TitleSearch({ label, hint, q: asked = '', onFind, className }: TitleSearchProps) {
  const [q, write] = useState(asked);
  const find = (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    onFind(q.trim());
  };
  return (
    <form role="search" css={findCss} className={className} onSubmit={find}>
      <Icon icon={icons.search} size={18} />
      <input
        type="search"
        css={findInputCss}
        value={q}
        maxLength={100}
        aria-label={label}
        placeholder={hint}
        enterKeyHint="search"
        onChange={({ target }) => {
          write(target.value);
        }}
      />
      <Button type="submit" size="sm">
        {label}
      </Button>
    </form>
  );
}
