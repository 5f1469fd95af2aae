import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PlanItem } from '../../contract.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import { WishList } from './wish-list.tsx';

it('says the scale of a weight with each of its values', () => {
  const wish: PlanItem = {
    item_id: 'gaps',
    revision: 1,
    offered: null,
    tag: null,
    content: { kind: 'wish', weight: 3, wish: { name: 'few_gaps' } },
  };
  render(<WishList items={[wish]} units={null} editor={{} as PlanEditor} />);
  expect(screen.getByLabelText('Weight of: Few gaps')).toHaveTextContent('3 of 5');
});
