import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PayoutNote, type OddsChoice, type OddsHalf } from '../../index.js';
import { PageFrame, SectionHead, Segmented, Select, Stack, Switch } from '@khandai/ui-kit';
import { OddsBoard } from '../samples/OddsBoard.js';
import { oddsLabels, oddsLeagues } from '../samples/odds.js';

const meta = { title: 'Pages/OddsBoard', component: OddsPage } satisfies Meta<typeof OddsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

function OddsPage() {
  const [half, setHalf] = useState<OddsHalf>('full');
  const [opening, setOpening] = useState(true);
  const [chosen, setChosen] = useState<OddsChoice | undefined>({
    matchId: 'm1',
    category: 'handicap',
    side: 'home',
  });
  return (
    <PageFrame>
      <Stack>
        <SectionHead
          level={1}
          title="Tỷ lệ kèo"
          note="cập nhật 20:31:08"
          end={<Switch label="Kèo mở cửa" checked={opening} onChange={setOpening} />}
        />
        <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
          <Segmented
            label="Hiệp"
            value={half}
            onChange={setHalf}
            options={[
              { value: 'full', label: 'Cả trận' },
              { value: 'half', label: 'Hiệp 1' },
            ]}
          />
          <Select
            label="Kiểu kèo"
            value="malay"
            onChange={nothing}
            options={[
              { value: 'malay', label: 'Kèo Malaysia' },
              { value: 'decimal', label: 'Thập phân' },
            ]}
          />
        </div>
        <OddsBoard
          labels={oddsLabels}
          leagues={oddsLeagues}
          half={half}
          showOpening={opening}
          onChoose={setChosen}
          chosen={chosen}
          note={
            <PayoutNote
              title="Công An Hà Nội chấp 0-0.5 ăn 0.92"
              terms="đặt 100, tính từ tỷ số lúc đặt (2–1)"
              outcomes={[
                { when: 'CAHN thắng thêm từ 1 bàn', result: 'Ăn đủ +92', tone: 'win' },
                { when: 'Không thêm bàn nào', result: 'Thua nửa −50', tone: 'lose' },
              ]}
            />
          }
        />
      </Stack>
    </PageFrame>
  );
}

export const Full: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };
