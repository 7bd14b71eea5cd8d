import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.js';

const meta = {
  title: 'Primitives/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <p>
          Khi Nguyễn Văn Vĩ rời sân, phần lớn khán giả Hàng Đẫy chờ một hàng thủ năm người. Họ chọn{' '}
          <a href="#so-lieu">giữ bóng ở sân đối phương</a> để ép đối thủ chạy về.
        </p>
        <h2 id="so-lieu">Con số sau thẻ đỏ</h2>
        <ul>
          <li>
            Vị trí trung bình của hàng thủ: <strong>38</strong> mét.
          </li>
          <li>Phạm lỗi ở giữa sân: 4, đều cách khung thành trên 35 mét.</li>
        </ul>
        <blockquote>
          <p>Thiếu người mà lùi thì chỉ còn chờ thua. Chúng tôi chọn chỗ để chạy ít hơn, không phải chỗ để trốn.</p>
        </blockquote>
        <h3>Ba bước</h3>
        <ol>
          <li>Kéo tiền vệ cánh trái vào giữa.</li>
          <li>Bốn hậu vệ giữ nguyên vị trí.</li>
        </ol>
        <hr />
        <div data-scroll>
          <table>
            <tbody>
              <tr>
                <th>Đội</th>
                <th>Đường chuyền</th>
              </tr>
              <tr>
                <td>Thép Xanh Nam Định</td>
                <td>214</td>
              </tr>
            </tbody>
          </table>
        </div>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;

export const Normal: StoryObj<typeof meta> = {};
export const Large: StoryObj<typeof meta> = { args: { size: 'large' } };
export const Small: StoryObj<typeof meta> = { args: { size: 'small' } };
