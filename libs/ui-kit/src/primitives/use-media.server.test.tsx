/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { useMedia } from './use-media.js';

const Answer = ({ onServer }: { onServer: boolean }) => String(useMedia('(min-width: 768px)', { onServer }));

it('[TB5] on the server the hook returns the given default', () => {
  expect([renderToString(<Answer onServer={false} />), renderToString(<Answer onServer />)]).toEqual(['false', 'true']);
});
