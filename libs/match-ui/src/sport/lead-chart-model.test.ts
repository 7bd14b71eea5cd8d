import { cutsOf, endOf, leadArea, leadLine, leadScale, placeOf } from './lead-chart-model.js';

describe('a chart of leads', () => {
  test('reaches from the largest lead of either side, rounded up, down to its opposite', () => {
    const tops = [[], [3], [-4, 2], [6], [11], [-2345]].map(
      (leads) =>
        leadScale(
          leads.map((lead, at) => ({ at, lead })),
          10,
        ).top,
    );
    expect(tops).toEqual([1, 5, 5, 10, 20, 5000]);
  });

  test('places the leader above the middle, and a point at its share of the time', () => {
    const scale = { until: 40, top: 10 };
    expect([placeOf({ at: 10, lead: 5 }, scale), placeOf({ at: 40, lead: -10 }, scale)]).toEqual([
      { x: 25, y: 25 },
      { x: 100, y: 100 },
    ]);
  });

  test('overtime is as wide as its own length', () => {
    const sections = [
      { name: 'H1', length: 10 },
      { name: 'H2', length: 10 },
      { name: 'HP1', length: 5 },
    ];
    expect([endOf(sections), cutsOf(sections)]).toEqual([25, [40, 80]]);
  });

  test('jumps from point to point, or slopes, and its area closes at zero', () => {
    const points = [
      { at: 10, lead: 5 },
      { at: 20, lead: -5 },
    ];
    const scale = { until: 40, top: 10 };
    expect(leadLine(points, scale, 'steps')).toBe('M0 50H25V25H50V75');
    expect(leadLine(points, scale, 'slope')).toBe('M0 50L25 25L50 75');
    expect(leadArea(points, scale, 'slope')).toBe('M0 50L25 25L50 75V50Z');
    expect(leadArea([], scale, 'steps')).toBe('');
  });
});
