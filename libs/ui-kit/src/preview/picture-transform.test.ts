import {
  FITTED,
  indexAfter,
  kindOf,
  movedBy,
  percentOf,
  type Sizes,
  stepsOfWheel,
  zoomBy,
  zoomTo,
  zoomToggled,
  zoomTyped,
} from './picture-transform.js';

const sizes: Sizes = { stage: { width: 1000, height: 600 }, picture: { width: 800, height: 600 } };

describe('[UI1] (zoom)', () => {
  it('goes in steps of 0.3 from 0.5 to 5', () => {
    expect(zoomBy(FITTED, 1, sizes).zoom).toBe(1.3);
    expect(zoomBy(FITTED, -1, sizes).zoom).toBe(0.7);
    let view = FITTED;
    for (let n = 0; n < 20; n += 1) view = zoomBy(view, 1, sizes);
    expect(view.zoom).toBe(5);
    for (let n = 0; n < 20; n += 1) view = zoomBy(view, -1, sizes);
    expect(view.zoom).toBe(0.5);
  });

  it('a typed percentage is limited to 50 to 500', () => {
    expect([zoomTyped('150'), zoomTyped(' 150 % '), zoomTyped('75,5%')]).toEqual([1.5, 1.5, 0.75]);
    expect([zoomTyped('7'), zoomTyped('0'), zoomTyped('9999')]).toEqual([0.5, 0.5, 5]);
    expect([zoomTyped(''), zoomTyped('to'), zoomTyped('-80'), zoomTyped('%')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(percentOf(zoomTo(FITTED, 1.5, sizes))).toBe(150);
  });
});

describe('[PV2] a zoomed picture', () => {
  it('keeps the point under the pointer in place', () => {
    const at = { x: 200, y: -100 };
    const near = zoomTo(FITTED, 2, sizes, at);
    expect(near).toEqual({ zoom: 2, x: -200, y: 100 });
    // The point of the picture under the pointer: position minus pan, divided by zoom.
    expect([(at.x - near.x) / near.zoom, (at.y - near.y) / near.zoom]).toEqual([at.x, at.y]);
  });

  it('moves no further than its edge', () => {
    const near = zoomTo(FITTED, 2, sizes);
    expect(movedBy(near, { x: 5000, y: -5000 }, sizes)).toEqual({ zoom: 2, x: 300, y: -300 });
    expect(movedBy(FITTED, { x: 50, y: 50 }, sizes)).toEqual(FITTED);
  });

  it('returns to the centre as it gets smaller', () => {
    const corner = movedBy(zoomTo(FITTED, 3, sizes), { x: 5000, y: 5000 }, sizes);
    expect(zoomTo(corner, 1, sizes)).toEqual(FITTED);
  });

  it('a double press zooms in and back', () => {
    const near = zoomToggled(FITTED, sizes, { x: 0, y: 0 });
    expect(near.zoom).toBe(2);
    expect(zoomToggled(near, sizes, { x: 9, y: 9 })).toEqual(FITTED);
  });

  it('one notch of a wheel is one step, and a touchpad zooms continuously', () => {
    expect([stepsOfWheel(-100), stepsOfWheel(120), stepsOfWheel(-480)]).toEqual([1, -1, 1]);
    expect(stepsOfWheel(-10)).toBeCloseTo(0.1);
  });
});

describe('items of a preview', () => {
  it('[UI1] (wrap-around) wrap around', () => {
    expect([indexAfter(4, 1, 5), indexAfter(0, -1, 5), indexAfter(2, 1, 5)]).toEqual([0, 4, 3]);
  });

  it.each([
    ['/a/b.jpg', 'image'],
    ['/a/b.JPEG?w=640', 'image'],
    ['https://x.vn/c.png#top', 'image'],
    ['d.gif', 'image'],
    ['e.webp', 'image'],
    ['f.mp4', 'video'],
    ['g', 'video'],
    ['/v.jpg/stream', 'video'],
  ])('[PV1] [NF5] (preview rule) %s is a %s', (src, kind) => {
    expect(kindOf(src)).toBe(kind);
  });
});
