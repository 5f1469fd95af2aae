import { describe, expect, it } from 'vitest';
import { placeTooltip, shiftIntoView } from './place-float.ts';

const view = { innerWidth: 320, innerHeight: 600 };
const tip = { left: 0, top: 0, width: 100, height: 24 };

describe('where a tooltip stands', () => {
  it('is centred under its element', () => {
    expect(placeTooltip({ left: 100, top: 100, width: 40, height: 40 }, tip, view)).toEqual({
      left: 70,
      top: 146,
    });
  });

  it('is above where there is no room below', () => {
    expect(placeTooltip({ left: 100, top: 560, width: 40, height: 40 }, tip, view).top).toBe(530);
  });

  it('never leaves a narrow phone at either side', () => {
    expect(placeTooltip({ left: 0, top: 0, width: 40, height: 40 }, tip, view).left).toBe(8);
    expect(placeTooltip({ left: 290, top: 0, width: 30, height: 40 }, tip, view).left).toBe(212);
  });
});

describe('moving a bubble into view', () => {
  it('leaves one alone that is in view', () => {
    expect(shiftIntoView({ left: 20, right: 200 }, 320)).toBe(0);
  });

  it('brings back what sticks out, and prefers the side where reading starts', () => {
    expect(shiftIntoView({ left: 200, right: 340 }, 320)).toBe(-28);
    expect(shiftIntoView({ left: -50, right: 100 }, 320)).toBe(58);
    expect(shiftIntoView({ left: -50, right: 400 }, 320)).toBe(58);
  });
});
