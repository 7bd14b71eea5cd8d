import { render, screen } from '@testing-library/react';
import { {{Class}} } from './{{Class}}.js';

describe('{{Class}}', () => {
  it('[{{RULE}}1] shows every name in order', () => {
    render(<{{Class}} title="Đội nhà" names={['a', 'b']} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['a', 'b']);
  });
});
