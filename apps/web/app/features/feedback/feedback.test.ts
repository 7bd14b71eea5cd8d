import { ApiError } from '@khandai/api-client';
import { Code, FEEDBACK_FILE, FeedbackLimit } from '@khandai/contracts';
import { Attachments } from './Attachments';
import { emptyFields, feedbackDraft, pathOf } from './feedback-draft';
import { FeedbackStore } from './FeedbackStore';

const ORIGIN = 'https://khandai.example';
const picture = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const settled = () => new Promise((resolve) => setTimeout(resolve));

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

function world() {
  const asked: { key: string; input: object }[] = [];
  const answers: (() => Promise<unknown>)[] = [];
  const api = {
    call: (key: string, input: object) => {
      asked.push({ key, input });
      return (answers.shift() ?? (() => Promise.resolve({ feedbackId: 7, fileId: 'a'.repeat(32) })))();
    },
  } as unknown as ConstructorParameters<typeof FeedbackStore>[0]['api'];
  let uuids = 0;
  const store = new FeedbackStore({
    ...{ api, clock: { now: 0 }, newUuid: () => `uuid-${String(++uuids)}` },
    pictures: { previewOf: ({ name }) => `blob:${name}`, drop: () => undefined },
  });
  const { signal } = new AbortController();
  const submit = () => store.submit(ORIGIN, () => undefined, signal);
  const names = () => asked.map(({ input }) => (input as { body: { uuid: string } }).body.uuid);
  return { store, asked, answers, submit, names };
}

describe('the form of feedback', () => {
  test('names the first field to correct, and sends nothing', async () => {
    const { store, asked, submit } = world();
    expect(await submit()).toBe('text');
    store.form.change('text', 'a'.repeat(FeedbackLimit.textLength + 1));
    store.form.change('page', 'https://other.example/x');
    store.form.change('email', 'nobody');
    expect(await submit()).toBe('text');
    expect(store.form.hints).toEqual({ text: 'textLong', page: 'pageForm', email: 'emailForm' });
    expect(asked).toEqual([]);
  });

  test('sends what was typed once, with its pictures, and says its number', async () => {
    const { store, asked, submit } = world();
    store.attachments.add([picture('one.png')]);
    store.form.change('text', ' Hình bị đứng ');
    store.form.change('page', `${ORIGIN}/truc-tiep/a?tab=odds`);
    await submit();
    expect(store.isWaiting).toBe(true);
    await settled();
    await submit();
    expect(asked.at(-1)).toMatchObject({
      key: 'POST /al/api/user/feedback/create',
      input: {
        body: {
          ...{ uuid: 'uuid-1', kind: 'idea', text: 'Hình bị đứng', page: '/truc-tiep/a?tab=odds' },
          files: ['a'.repeat(32)],
        },
      },
    });
    expect(store.sent).toEqual({ id: 7, email: '' });
    expect(store.attachments.list).toEqual([]);
  });

  test('keeps what was typed after a refusal, and repeats the request under the same name', async () => {
    const { store, answers, submit, names } = world();
    store.form.change('text', 'Chào');
    answers.push(() => Promise.reject(new ApiError({ kind: 'network', message: '' })));
    await submit();
    expect(store.form.fault).toEqual({ key: 'offline' });
    expect(store.form.fields.text).toBe('Chào');
    await submit();
    expect(names()).toEqual(['uuid-1', 'uuid-1']);
  });

  test('sends what was corrected after a lost answer, and what the next user writes, under other names', async () => {
    const { store, answers, submit, names } = world();
    const lost = () => Promise.reject(new ApiError({ kind: 'timeout', message: '' }));
    answers.push(lost, lost);
    store.form.change('text', 'Chào');
    await submit();
    store.form.change('email', 'an@example.com');
    await submit();
    store.clear();
    store.form.change('text', 'Của người sau');
    await submit();
    expect(names()).toEqual(['uuid-1', 'uuid-2', 'uuid-3']);
    expect(store.sent).toEqual({ id: 7, email: '' });
  });

  test('sends the same words once more under another name when they are stored for another sender', async () => {
    const { store, answers, submit, names } = world();
    answers.push(() => Promise.reject(new ApiError({ kind: 'answer', message: '', code: Code.conflict, status: 409 })));
    store.form.change('text', 'Chào');
    await submit();
    expect(names()).toEqual(['uuid-1', 'uuid-2']);
    expect(store.sent).toEqual({ id: 7, email: '' });
  });
});

describe('pictures of feedback', () => {
  const open = (upload: (file: File) => Promise<{ fileId: string }>) =>
    new Attachments({ upload, previewOf: ({ name }) => name, drop: () => undefined });

  test('takes three, and says so of a fourth', async () => {
    const attachments = open(({ name }) => Promise.resolve({ fileId: name }));
    attachments.add(['1', '2', '3', '4'].map((name) => picture(name)));
    await settled();
    expect([attachments.sent.length, attachments.isFull, attachments.hasTooMany]).toEqual([3, true, true]);
  });

  test('sends no picture that is too large, and offers to retry one that failed', async () => {
    let sent = 0;
    const attachments = open(() => {
      sent += 1;
      return sent === 1
        ? Promise.reject(new ApiError({ kind: 'network', message: '' }))
        : Promise.resolve({ fileId: 'f' });
    });
    attachments.add([picture('big.png', FEEDBACK_FILE.maxBytes + 1), picture('small.png')]);
    await settled();
    expect(attachments.list.map(({ fault }) => fault)).toEqual([{ key: 'tooLarge' }, { key: 'failed' }]);
    attachments.retry(attachments.list[1]?.key ?? 0);
    await settled();
    expect(attachments.sent).toEqual([{ fileId: 'f', name: 'small.png' }]);
  });
});

describe('a draft of feedback', () => {
  test('survives a reload, and is gone when nothing is written', () => {
    const draft = feedbackDraft(memory(), null);
    const fields = { ...emptyFields, kind: 'bug', text: 'Dở dang' } as const;
    const pictures = [{ fileId: 'f', name: 'a.png' }];
    draft.save({ fields, pictures });
    expect(draft.load()).toEqual({ fields, pictures });
    draft.save({ fields: emptyFields, pictures: [] });
    expect(draft.load()).toEqual({ fields: emptyFields, pictures: [] });
  });

  test('is of one member; a guest takes theirs along when they log in', () => {
    const storage = memory();
    const fields = { ...emptyFields, text: 'Của khách' };
    feedbackDraft(storage, null).save({ fields, pictures: [] });
    expect(feedbackDraft(storage, 7).load().fields.text).toBe('Của khách');
    expect(feedbackDraft(storage, null).load().fields.text).toBe('');
    feedbackDraft(storage, 7).save({ fields: { ...emptyFields, text: 'Của bảy' }, pictures: [] });
    expect(feedbackDraft(storage, 8).load().fields.text).toBe('');
    expect(feedbackDraft(storage, null).load().fields.text).toBe('');
  });

  test('what another program stored is ignored', () => {
    const storage = memory();
    storage.setItem('khandai:feedback', '{"kind":"x","text":5,"pictures":[1,{"fileId":2}]}');
    expect(feedbackDraft(storage, null).load()).toEqual({ fields: emptyFields, pictures: [] });
  });

  test.each([
    ['/truc-tiep/a', '/truc-tiep/a'],
    [`${ORIGIN}/ket-qua?ngay=1#x`, '/ket-qua?ngay=1'],
    ['//evil.example/x', undefined],
    [`${ORIGIN}//evil.example/x`, '/evil.example/x'],
    ['javascript:alert(1)', undefined],
    ['https://khandai.example.evil.test/', undefined],
  ])('%s is the page %s', (typed, path) => {
    expect(pathOf(typed, ORIGIN)).toBe(path);
  });
});
