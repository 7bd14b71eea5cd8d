import type { DeskFixture } from '@khandai/contracts';
import { useState } from 'react';
import { useGetOne, useInput } from 'react-admin';
import { MatchPicker } from '../article/editor/MatchPicker';
import { MatchField } from '../article/MatchField';
import { useArticleWords } from '../article/use-article-words';

/** The match of an event, searched by the names of its teams. */
export function EventMatchInput() {
  const t = useArticleWords();
  const { field } = useInput<string | null>({ source: 'fixtureId', parse: (value: string | null) => value });
  const id = field.value as string | null;
  const [picking, setPicking] = useState(false);
  const { data, isPending } = useGetOne<DeskFixture>('fixture', { id: id ?? '' }, { enabled: Boolean(id) });
  const name = data ? `${data.home} – ${data.away}` : t(isPending ? 'match.loading' : 'match.unknown');
  return (
    <>
      <MatchField
        match={id ? name : undefined}
        onChoose={() => setPicking(true)}
        onRemove={() => field.onChange(null)}
      />
      {picking && <MatchPicker onChoose={(match) => field.onChange(match.id)} onClose={() => setPicking(false)} />}
    </>
  );
}
