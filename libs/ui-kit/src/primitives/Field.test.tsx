import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Field, type FieldProps } from './Field.js';
import { PasswordField } from './PasswordField.js';

function Held({ start = '', ...rest }: Omit<FieldProps, 'value' | 'onChange'> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <Field {...rest} value={value} onChange={setValue} />;
}

describe('Field', () => {
  it('[FD1] is found by its label and reports the typed text', () => {
    render(<Held label="Biệt danh" labelNote="(không bắt buộc)" />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Biệt danh (không bắt buộc)' });
    fireEvent.change(field, { target: { value: 'Nhung' } });
    expect(field.value).toBe('Nhung');
  });

  it('[FD2] is described by its hint, and by the error in place of the hint', () => {
    const { rerender } = render(<Held label="Tên" hint="Tên hiện trong phòng chat." />);
    const field = screen.getByRole('textbox', { name: 'Tên', description: 'Tên hiện trong phòng chat.' });
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    rerender(<Held label="Tên" hint="Tên hiện trong phòng chat." error="Tên đăng nhập đã tồn tại" />);
    expect(
      screen
        .getByRole('textbox', { name: 'Tên', description: 'Tên đăng nhập đã tồn tại' })
        .getAttribute('aria-invalid'),
    ).toBe('true');
    expect(screen.queryByText('Tên hiện trong phòng chat.')).toBeNull();
  });

  it('[FD2] keeps the typed text after an error', () => {
    const { rerender } = render(<Held label="Tên" start="hồng" />);
    rerender(<Held label="Tên" start="hồng" error="Sai" />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('hồng');
  });
});

describe('PasswordField', () => {
  it('[FD3] hides the password until the user shows it, and can hide it again', () => {
    render(
      <PasswordField
        label="Mật khẩu"
        labels={{ show: 'Hiện mật khẩu', hide: 'Ẩn mật khẩu' }}
        value="matkhau123"
        onChange={() => undefined}
        autoComplete="current-password"
      />,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Mật khẩu');
    expect(field.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Hiện mật khẩu' }));
    expect(field.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Ẩn mật khẩu' }));
    expect(field.type).toBe('password');
  });
});
