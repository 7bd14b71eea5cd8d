import { triedAnswer } from './answer-name';

const uuids = ['0b9e7c52-6a4e-4a55-8d34-0c1f0b7e0001', '0b9e7c52-6a4e-4a55-8d34-0c1f0b7e0002'];

test('an answer that is sent again keeps its uuid, and a corrected one gets another', () => {
  const left = [...uuids];
  const newUuid = () => left.shift() ?? '';
  const first = triedAnswer('', 'Đã sửa', newUuid);
  const again = triedAnswer(first.tried, 'Đã sửa', newUuid);
  const corrected = triedAnswer(again.tried, 'Đã sửa xong', newUuid);
  expect([first.uuid, again.uuid, corrected.uuid]).toEqual([uuids[0], uuids[0], uuids[1]]);
});
