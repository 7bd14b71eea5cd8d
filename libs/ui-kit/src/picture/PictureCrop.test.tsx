import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { cropLabels } from '../stories/samples/picture.js';
import type { CropArea } from './crop-model.js';
import { PictureCrop } from './PictureCrop.js';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:a';
  URL.revokeObjectURL = () => undefined;
  HTMLElement.prototype.setPointerCapture = () => undefined;
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 280, 280);
});

class Rect {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {}
}
globalThis.DOMRect ??= Rect as unknown as typeof DOMRect;

function open() {
  const crops: (CropArea | null)[] = [];
  function Held() {
    const [file, setFile] = useState<File | null>(null);
    return (
      <PictureCrop
        file={file}
        onFile={setFile}
        onCrop={(square) => crops.push(square)}
        accept="image/png"
        labels={cropLabels}
      />
    );
  }
  const { container } = render(<Held />);
  const choose = (name = 'a.png') =>
    fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, {
      target: { files: [new File(['x'], name, { type: 'image/png' })] },
    });
  const image = () => container.querySelector('img') as HTMLImageElement;
  const load = (width: number, height: number) => {
    Object.defineProperties(image(), { naturalWidth: { value: width }, naturalHeight: { value: height } });
    fireEvent.load(image());
  };
  return {
    choose,
    load,
    image,
    last: () => crops.at(-1),
    square: () => screen.getByRole('application', { name: cropLabels.square }),
  };
}

/** Chooses a picture of 1200 × 800 and loads it. */
function shown() {
  const opened = open();
  opened.choose();
  opened.load(1200, 800);
  return opened;
}

/** jsdom has no pointer events: a mouse event with that name and the properties that the component reads. */
const pointer = (element: Element, type: string, pointerId: number, clientX: number, clientY: number) =>
  act(() => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
    Object.defineProperty(event, 'pointerId', { value: pointerId });
    element.dispatchEvent(event);
  });

describe('PictureCrop', () => {
  it('[CR1] starts with the centre of the chosen picture, and shows the result', () => {
    const { last } = shown();
    expect(last()).toEqual({ x: 200, y: 0, size: 800 });
    expect(screen.getByRole('img', { name: cropLabels.result })).toBeTruthy();
    expect(screen.getByRole('button', { name: cropLabels.another })).toBeTruthy();
  });

  it('[CR5] moves by arrow keys, and zooms by plus and minus', () => {
    const { square, last } = shown();
    fireEvent.keyDown(square(), { key: '+' });
    expect(last()).toEqual({ x: 236, y: 36, size: 727 });
    fireEvent.keyDown(square(), { key: 'ArrowRight', shiftKey: true });
    expect(last()).toMatchObject({ x: 382, y: 36 });
    fireEvent.keyDown(square(), { key: 'ArrowUp' });
    expect(last()).toMatchObject({ y: 0 });
    fireEvent.keyDown(square(), { key: '-' });
    expect(last()).toMatchObject({ size: 800 });
  });

  it('[CR5] zooms by a slider that states the zoom', () => {
    const { last } = shown();
    const slider = screen.getByRole('slider', { name: cropLabels.zoom });
    fireEvent.change(slider, { target: { value: '200' } });
    expect([last(), slider.getAttribute('aria-valuetext')]).toEqual([{ x: 400, y: 200, size: 400 }, '200%']);
  });

  it('[CR5] zooms by the wheel at the pointer', () => {
    const { square, last } = shown();
    fireEvent.wheel(square(), { deltaY: -100, clientX: 0, clientY: 0 });
    expect(last()).toMatchObject({ x: 200, y: 0 });
    expect(last()?.size).toBeLessThan(800);
  });

  it('[CR6] is moved by one finger and zoomed by two', () => {
    const { square, last } = shown();
    pointer(square(), 'pointerdown', 1, 140, 140);
    pointer(square(), 'pointermove', 1, 70, 140);
    expect(last()).toEqual({ x: 400, y: 0, size: 800 });
    pointer(square(), 'pointerdown', 2, 140, 140);
    pointer(square(), 'pointermove', 2, 210, 140);
    expect(last()).toMatchObject({ size: 400 });
    pointer(square(), 'pointerup', 1, 70, 140);
    pointer(square(), 'pointerup', 2, 210, 140);
    const rest = last();
    pointer(square(), 'pointermove', 1, 0, 0);
    expect(last()).toBe(rest);
  });

  it('[CR6] applies the moves of both fingers within one frame', () => {
    const { square, last } = shown();
    pointer(square(), 'pointerdown', 1, 120, 140);
    pointer(square(), 'pointerdown', 2, 160, 140);
    act(() => {
      pointer(square(), 'pointermove', 1, 80, 140);
      pointer(square(), 'pointermove', 2, 200, 140);
    });
    expect(last()?.size).toBe(267);
  });

  it('[CR5] applies several wheel events within one frame', () => {
    const { square, last } = shown();
    act(() => {
      for (let notch = 0; notch < 3; notch += 1)
        fireEvent.wheel(square(), { deltaY: -100, clientX: 140, clientY: 140 });
    });
    expect(last()?.size).toBe(Math.round(800 / 1.0015 ** 300));
  });

  it('[CR8] gives its button the field name for the form, and describes it by the error', () => {
    render(
      <PictureCrop
        file={null}
        onFile={() => undefined}
        onCrop={() => undefined}
        accept="image/png"
        name="picture"
        error="Hỏng"
        labels={cropLabels}
      />,
    );
    const button = screen.getByRole('button', { name: cropLabels.choose, description: 'Hỏng' });
    expect([button.getAttribute('name'), button.closest('div')?.querySelector('[aria-live]')?.textContent]).toEqual([
      'picture',
      'Hỏng',
    ]);
  });

  it('[CR7] reports a file that the browser cannot show, and then has no square', () => {
    const { choose, image, last } = open();
    choose('a.heic');
    fireEvent.error(image());
    expect(screen.getByText(cropLabels.unreadable)).toBeTruthy();
    expect(last()).toBeNull();
    choose('b.png');
    expect(screen.queryByText(cropLabels.unreadable)).toBeNull();
  });
});
