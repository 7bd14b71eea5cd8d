import { css } from '@emotion/react';
import { type SeoPage, seoPages, seoPlaceholders, unknownPlaceholder } from '@khandai/contracts';
import { FormDataConsumer, TextInput, useRecordContext } from 'react-admin';
import { columns } from '../../forms/beside.styles';
import { DeskEdit, DeskForm } from '../../forms/DeskForm';
import { useResourceWords } from '../../i18n/use-resource-words';
import { SearchPreview } from '../domain/SearchPreview';

interface TemplateDraft {
  readonly title?: string | null;
  readonly description?: string | null;
}

export function SeoTemplateEdit() {
  return (
    <DeskEdit title={<Heading />}>
      <TemplateFields />
    </DeskEdit>
  );
}

function Heading() {
  const t = useResourceWords('seo-template');
  const id = useRecordContext()?.id;
  const page = seoPages.find((one) => one === id);
  return page ? `${t('heading')}: ${t(`pages.${page}`)}` : null;
}

function TemplateFields() {
  const t = useResourceWords('seo-template');
  const record = useRecordContext();
  const page = seoPages.find((one) => one === record?.id);
  if (!page) return null;
  const knows = (text: string | null | undefined) => {
    const part = unknownPlaceholder(page, text ?? '');
    return part === undefined ? undefined : t('unknown', { part });
  };
  return (
    <DeskForm removable={false}>
      <div css={columns}>
        <div css={fields}>
          <TextInput source="title" label={t('fields.title')} validate={knows} helperText={t('empty')} />
          <TextInput
            source="description"
            label={t('fields.description')}
            validate={knows}
            multiline
            minRows={3}
            helperText={t('empty')}
          />
          <dl css={gaps} aria-label={t('placeholders')}>
            {seoPlaceholders[page].map((name) => (
              <div key={name}>
                <dt>{`{${name}}`}</dt>
                <dd>{t(`values.${name}`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <FormDataConsumer<TemplateDraft>>{({ formData }) => <Preview page={page} draft={formData} />}</FormDataConsumer>
      </div>
    </DeskForm>
  );
}

/** A page with these words; what fills them is an example. */
function Preview({ page, draft: { title, description } }: { readonly page: SeoPage; readonly draft: TemplateDraft }) {
  const t = useResourceWords('seo-template');
  const samples = new Map<string, string>(seoPlaceholders[page].map((name) => [name, t(`samples.${name}`)]));
  const fill = (text: string | null | undefined) =>
    text?.trim() ? text.replace(/\{(\w+)\}/g, (part, name: string) => samples.get(name) ?? part) : t('builtIn');
  return <SearchPreview draft={{ id: location.host, seoTitle: fill(title), seoDescription: fill(description) }} />;
}

const fields = css`
  display: grid;
  align-content: start;
  gap: var(--sp-2);
`;

const gaps = css`
  display: grid;
  gap: var(--sp-1);
  margin: 0;
  font-size: var(--fs-13);
  & > div {
    display: flex;
    gap: var(--sp-2);
  }
  & dt {
    min-width: 84px;
    font-family: ui-monospace, monospace;
  }
  & dd {
    margin: 0;
    color: var(--c-text-2);
  }
`;
