import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../primitives/Button.js';
import { NotFound } from './NotFound.js';

const meta = {
  title: 'States/NotFound',
  component: NotFound,
  args: {
    title: 'Không tìm thấy trang',
    text: 'Ghế này không có trên khán đài.',
    actions: (
      <>
        <LinkButton look="primary" href="#">
          Về trang chủ
        </LinkButton>
        <LinkButton href="#">Xem lịch thi đấu</LinkButton>
      </>
    ),
    detail: '404 · /truc-tiep/cong-an-ha-noi-gap-nam-dinh',
  },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const LongAddress: Story = { args: { detail: `404 · /${'mot-dia-chi-rat-dai-'.repeat(12)}` } };
