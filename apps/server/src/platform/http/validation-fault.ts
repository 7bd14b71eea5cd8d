import type { FastifySchemaValidationError } from 'fastify';
import { fieldName } from '../field-names.js';
import { sentence } from '../messages.js';

/** One sentence about the first error in an input: which field, and what is expected of it. */
export function validationSentence([fault]: readonly FastifySchemaValidationError[]): string {
  if (!fault) return sentence('badRequest');
  const field = fieldOf(fault);
  const reason = reasonOf(fault);
  return field === '' ? sentence('badRequest') : sentence('badField', { field: fieldName(field), reason });
}

function fieldOf({ keyword, instancePath, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').filter(Boolean);
  if (keyword === 'required') path.push(String(params['missingProperty'] ?? params['requiredProperties']));
  return path.join('.');
}

const reasons: Readonly<Record<string, (params: Record<string, unknown>) => string>> = {
  required: () => 'còn thiếu',
  type: ({ type }) => `phải là ${typeNames[String(type)] ?? String(type)}`,
  minLength: ({ limit }) => `cần ít nhất ${String(limit)} ký tự`,
  maxLength: ({ limit }) => `dài nhất ${String(limit)} ký tự`,
  minimum: ({ limit }) => `nhỏ nhất là ${String(limit)}`,
  maximum: ({ limit }) => `lớn nhất là ${String(limit)}`,
  format: ({ format }) => formatNames[String(format)] ?? 'sai định dạng',
  pattern: () => 'có ký tự không được phép',
  enum: () => 'không nằm trong các giá trị được phép',
  const: () => 'không nằm trong các giá trị được phép',
};

const typeNames: Readonly<Record<string, string>> = {
  string: 'chuỗi ký tự',
  integer: 'số nguyên',
  number: 'số',
  boolean: 'đúng hoặc sai',
  array: 'danh sách',
  object: 'đối tượng',
};

const formatNames: Readonly<Record<string, string>> = {
  email: 'cần dạng ten@vidu.vn, viết không dấu',
  date: 'phải là ngày dạng 2026-11-20',
  'date-time': 'phải là thời điểm dạng 2026-11-20T12:00:00Z',
};

function reasonOf({ keyword, params }: FastifySchemaValidationError): string {
  return reasons[keyword]?.(params) ?? 'sai định dạng';
}
