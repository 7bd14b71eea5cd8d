import type { CountryPickerLabels } from '../../phone/CountryPicker.js';
import type { PhoneProblem } from '../../phone/phone-model.js';

export const phoneLabels: CountryPickerLabels = {
  country: 'Quốc gia',
  search: 'Tìm quốc gia hoặc mã',
  none: 'Không tìm thấy quốc gia nào',
  found: (count) => `${count} quốc gia`,
};

export const phoneProblems: Record<PhoneProblem, string> = {
  empty: 'Chưa nhập số điện thoại',
  tooShort: 'Số điện thoại còn thiếu chữ số',
  tooLong: 'Số điện thoại thừa chữ số',
  notANumber: 'Đây không phải là số điện thoại',
  unknownCountry: 'Không có quốc gia nào dùng mã này',
  extensionTooLong: 'Số máy lẻ có tối đa 20 chữ số',
  invalid: 'Số điện thoại không hợp lệ',
};
