import { cropMoved, cropZoomed, wholeCrop, wholePixels, zoomOf } from './crop-model.js';

const wide = { width: 1200, height: 800 };

describe('the square of a picture', () => {
  test('[CR1] is at first the largest one, in the centre', () => {
    expect(wholeCrop(wide)).toEqual({ x: 200, y: 0, size: 800 });
    expect(wholeCrop({ width: 300, height: 900 })).toEqual({ x: 0, y: 300, size: 300 });
  });

  test('[CR2] never leaves the picture, however far it is moved', () => {
    const near = cropZoomed(wholeCrop(wide), wide, 2);
    expect(near).toEqual({ x: 400, y: 200, size: 400 });
    expect(cropMoved(near, wide, { x: -9, y: -9 })).toEqual({ x: 0, y: 0, size: 400 });
    expect(cropMoved(near, wide, { x: 9, y: 9 })).toEqual({ x: 800, y: 400, size: 400 });
    expect(cropMoved(near, wide, { x: 0.25, y: 0 })).toEqual({ x: 500, y: 200, size: 400 });
  });

  test('[CR3] is between a fifth and the whole of the picture; zooming keeps the point under the finger', () => {
    const whole = wholeCrop(wide);
    expect(zoomOf(cropZoomed(whole, wide, 99), wide)).toBe(5);
    expect(cropZoomed(cropZoomed(whole, wide, 3), wide, 0.1)).toMatchObject({ size: 800 });
    const corner = cropZoomed(whole, wide, 2, { x: 0, y: 0 });
    expect([corner.x, corner.y]).toEqual([whole.x, whole.y]);
  });

  test('[CR4] is returned in whole pixels inside the picture', () => {
    expect(wholePixels({ x: 0.6, y: 399.6, size: 400.4 }, wide)).toEqual({ x: 1, y: 400, size: 400 });
    const odd = { width: 333, height: 217 };
    for (let zoom = 1; zoom <= 5; zoom += 0.37) {
      const { x, y, size } = wholePixels(cropMoved(cropZoomed(wholeCrop(odd), odd, zoom), odd, { x: 5, y: 5 }), odd);
      expect(x + size <= odd.width && y + size <= odd.height && x >= 0 && y >= 0).toBe(true);
    }
  });
});
