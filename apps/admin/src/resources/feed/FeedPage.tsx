import { css } from '@emotion/react';
import type { HealthPart } from '@khandai/contracts';
import { Panel } from '@khandai/ui-kit';
import { Title, useGetList } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { HealthState } from './HealthState';
import { useHealthWords } from './use-health-words';

const REFRESH_MS = 10_000;

/** How every part of the running site does, on every process. */
export function FeedPage() {
  const t = useResourceWords('feed');
  const { data = [] } = useGetList<HealthPart>('feed', {}, { refetchInterval: REFRESH_MS });
  const faulty = data.filter(({ kind, faults }) => kind === 'feed' && faults.length > 0);
  return (
    <section css={page}>
      <Title title={t('name', { smart_count: 2 })} />
      <h1>{t('name', { smart_count: 2 })}</h1>
      <p css={about}>{t('about')}</p>
      <Panel>
        <div css={scroll} role="group" aria-label={t('name', { smart_count: 2 })}>
          <table css={table}>
            <thead>
              <tr>
                <th scope="col">{t('fields.name')}</th>
                <th scope="col">{t('fields.state')}</th>
                <th scope="col">{t('fields.fresh')}</th>
                <th scope="col">{t('fields.count')}</th>
                <th scope="col">{t('fields.process')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((part) => (
                <Row key={part.id} part={part} />
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
      {faulty.map(({ id, name, faults }) => (
        <Panel key={id} title={`${t('faults')} · ${name}`} padded>
          <ul css={faultList}>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Panel>
      ))}
    </section>
  );
}

function Row({ part }: { part: HealthPart }) {
  const t = useResourceWords('feed');
  const { ageOf, countOf } = useHealthWords();
  return (
    <tr>
      <th scope="row">
        {part.name}
        <small>{t(`kinds.${part.kind}`)}</small>
      </th>
      <td>
        <HealthState state={part.state} />
      </td>
      <td>{ageOf(part)}</td>
      <td>{countOf(part)}</td>
      <td>{part.process}</td>
    </tr>
  );
}

const page = css`
  display: grid;
  gap: var(--sp-3);
  & h1 {
    font-size: var(--fs-24);
  }
`;

const about = css`
  color: var(--c-muted);
  font-size: var(--fs-13);
`;

const scroll = css`
  overflow-x: auto;
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-13);
  & th,
  & td {
    padding: var(--sp-2) var(--sp-3);
    border-top: 1px solid var(--c-line);
    text-align: left;
    white-space: nowrap;
  }
  & thead th {
    border: 0;
    color: var(--c-muted);
    font-weight: 400;
  }
  & small {
    display: block;
    color: var(--c-muted);
    font-size: var(--fs-12);
    font-weight: 400;
  }
`;

const faultList = css`
  display: grid;
  gap: var(--sp-1);
  font-size: var(--fs-13);
  overflow-wrap: anywhere;
`;
