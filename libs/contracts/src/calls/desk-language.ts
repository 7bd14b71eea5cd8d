import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { DeskSentence, SentenceImport } from '../models/desk-site.js';

const staff = { access: 'staff', sensitive: true } as const;
const Key = Type.String({ minLength: 3, maxLength: 200 });
const Sentence = Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()]));
const Count = Type.Integer();

/** An operator's sentences over the built-in ones. */
export const deskLanguageCalls = {
  'GET /other/api/desk/language': call({
    summary: 'Câu chữ của site theo khóa: câu có sẵn và câu đặt thay',
    ...staff,
    cost: 2,
    query: Type.Object({
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
      /** Part of the key or of a sentence. */
      q: Type.Optional(Type.String({ maxLength: 100 })),
      /** Only those with a sentence of the operator, or without an English or a Chinese one. */
      only: Type.Optional(Type.Union([Type.Literal('own'), Type.Literal('en'), Type.Literal('zh')])),
    }),
    data: Type.Object({
      total: Count,
      list: Type.Array(DeskSentence),
      /** Of all keys: how many there are, with own sentences, and without an English or a Chinese one. */
      counts: Type.Object({ all: Count, own: Count, en: Count, zh: Count }),
    }),
  }),
  'GET /other/api/desk/language/{id}': call({
    summary: 'Một câu chữ của site',
    ...staff,
    params: Type.Object({ id: Key }),
    data: DeskSentence,
    codes: [Code.notFound],
  }),
  /** An absent language stays as it is; null or an empty text restores the built-in sentence. */
  'POST /other/api/desk/language/{id}': call({
    summary: 'Đặt câu thay cho câu có sẵn; null trả về câu có sẵn',
    ...staff,
    params: Type.Object({ id: Key }),
    body: Type.Object({
      own: Type.Object({ vi: Sentence, en: Sentence, zh: Sentence }),
      version: Type.String({ maxLength: 64 }),
    }),
    data: DeskSentence,
    codes: [Code.notFound, Code.conflict],
    perMinute: 120,
  }),
  'GET /other/api/desk/language/csv': call({
    summary: 'Tệp CSV của mọi câu: khóa, câu có sẵn, câu đặt thay',
    ...staff,
    cost: 5,
    data: Type.Object({ csv: Type.String() }),
  }),
  /** With a fault in any line nothing changes. */
  'POST /other/api/desk/language/import': call({
    summary: 'Nhập tệp CSV câu chữ; trial true chỉ xem trước khác biệt',
    ...staff,
    query: Type.Object({ trial: Type.Boolean() }),
    file: { types: ['text/csv'], maxBytes: 2 * 1024 * 1024 },
    data: SentenceImport,
    perMinute: 20,
  }),
};
