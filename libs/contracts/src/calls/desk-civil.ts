import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id, List } from '../models/common.js';
import { DeskOverview, FilterSeverity, FilterTrial, FilterWord, HealthPart, WordImport } from '../models/desk-civil.js';
import { deskPaging } from './desk-paging.js';

const params = Type.Object({ id: Id });
const WordText = Type.String({ minLength: 2, maxLength: 60 });
const Note = Type.String({ maxLength: 300 });
const version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

const read = { access: 'moderator', sensitive: true, codes: [Code.forbidden] } as const;
const write = { ...read, perMinute: 60 } as const;

/** The word filter, the health of the site and the overview of the desk. */
export const deskCivilCalls = {
  'GET /other/api/desk/word': call({
    ...read,
    summary: 'Bàn điều hành: các từ do người điều hành thêm vào bộ lọc',
    query: Type.Object({
      ...deskPaging,
      sort: Type.Optional(Type.Enum(['text', 'updatedAt'])),
      severity: Type.Optional(FilterSeverity),
    }),
    data: List(FilterWord),
  }),
  'GET /other/api/desk/word/{id}': call({
    ...read,
    summary: 'Bàn điều hành: một từ của bộ lọc',
    params,
    data: FilterWord,
    codes: [Code.forbidden, Code.notFound],
  }),
  'POST /other/api/desk/word': call({
    ...write,
    summary: 'Bàn điều hành: thêm một từ vào bộ lọc',
    body: Type.Object({ text: WordText, severity: FilterSeverity, note: Type.Optional(Note) }),
    data: FilterWord,
    codes: [Code.forbidden, Code.conflict, Code.wordUnusable],
  }),
  /** Tries a text before a word is saved. It changes nothing. */
  'POST /other/api/desk/word/test': call({
    ...write,
    summary: 'Bàn điều hành: thử bộ lọc với vài câu, mỗi dòng một câu',
    body: Type.Object({
      text: Type.String({ minLength: 1, maxLength: 2_000 }),
      /** A word that is not saved yet. */
      draft: Type.Optional(Type.Object({ text: WordText, severity: FilterSeverity })),
    }),
    data: Type.Object({ list: Type.Array(FilterTrial), baseTotal: Type.Integer() }),
    codes: [Code.forbidden, Code.wordUnusable],
  }),
  /** One word a line, or CSV of word, severity and note. With a fault in any line nothing changes. */
  'POST /other/api/desk/word/import': call({
    ...write,
    summary: 'Bàn điều hành: nhập một danh sách từ vào bộ lọc; trial true chỉ xem trước khác biệt',
    query: Type.Object({
      trial: Type.Boolean(),
      /** Of lines that name none. */
      severity: FilterSeverity,
    }),
    file: { types: ['text/csv'], maxBytes: 512 * 1024 },
    data: WordImport,
    codes: [Code.forbidden, Code.conflict],
    perMinute: 20,
  }),
  'POST /other/api/desk/word/{id}': call({
    ...write,
    summary: 'Bàn điều hành: sửa một từ của bộ lọc',
    params,
    body: Type.Object({
      text: Type.Optional(WordText),
      severity: Type.Optional(FilterSeverity),
      note: Type.Optional(Note),
      version,
    }),
    data: FilterWord,
    codes: [Code.forbidden, Code.notFound, Code.conflict, Code.wordUnusable],
  }),
  'DELETE /other/api/desk/word/{id}': call({
    ...write,
    summary: 'Bàn điều hành: bỏ một từ khỏi bộ lọc',
    params,
    data: FilterWord,
    codes: [Code.forbidden, Code.notFound],
  }),
  'GET /other/api/desk/feed': call({
    summary: 'Bàn điều hành: sức khỏe của các nguồn, hàng đợi và tiến trình',
    access: 'staff',
    sensitive: true,
    data: List(HealthPart),
    codes: [Code.forbidden],
    cost: 5,
  }),
  'GET /other/api/desk/overview': call({
    ...read,
    summary: 'Bàn điều hành: các con số của bảng điều khiển',
    data: DeskOverview,
    cost: 5,
  }),
};
