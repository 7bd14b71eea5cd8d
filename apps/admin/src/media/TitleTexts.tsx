import { required, TextInput } from 'react-admin';
import { useResourceWords } from '../i18n/use-resource-words';
import type { DeskTitleKind } from './desk-title-kind';

const written = (value: string): string => value;

/** The name and summary of a title. */
export function TitleTexts({ kind }: { readonly kind: DeskTitleKind }) {
  const t = useResourceWords(kind);
  return (
    <>
      <TextInput
        source="title"
        label={t('fields.title')}
        validate={required()}
        slotProps={{ htmlInput: { maxLength: 150 } }}
        helperText={false}
      />
      <TextInput source="summary" label={t('fields.summary')} parse={written} multiline helperText={false} />
    </>
  );
}
