import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { ProfileAims } from '../../shared/profile-aims.ts';
import { ListOrder, type ListOrderProps } from './list-order.tsx';

const AIMS: ProfileAims = {
  open: [{ name: 'Theory', programme: 'Computer Science', options: ['COMPSCI 121'] }],
  interests: ['History'],
  ownWords: '',
  preferences: [],
  programmes: ['Computer Science'],
  unstated: [],
};

const show = (changes: Partial<ListOrderProps> = {}) => {
  const onOrder = vi.fn<ListOrderProps['onOrder']>();
  render(
    <MemoryRouter>
      <ListOrder
        aims={AIMS}
        hasList
        order="you"
        terms={['2025 Fall']}
        fitting={12}
        onOrder={onOrder}
        {...changes}
      />
    </MemoryRouter>,
  );
  return onOrder;
};

describe('list order', () => {
  it('is explained, and changed with one switch', async () => {
    const onOrder = show();
    expect(screen.getByRole('paragraph')).toHaveTextContent(
      /^For you: 12 of 2025 Fall first, by what your requirements still ask for, and your interests\./,
    );
    await userEvent.click(screen.getByRole('button', { name: 'By code' }));
    expect(onOrder).toHaveBeenCalledExactlyOnceWith('code');
  });

  it('names no interests where the profile has none', () => {
    show({ aims: { ...AIMS, interests: [] } });
    expect(screen.getByRole('paragraph')).toHaveTextContent(
      /^For you: 12 of 2025 Fall first, by what your requirements still ask for\. By code$/,
    );
    show({ aims: { ...AIMS, interests: [], ownWords: 'old maps' } });
    expect(screen.getByText(/, by what your requirements still ask for, and your interests/)).toBeVisible();
  });

  it('has no count until everything has loaded, and its height even before the profile has', () => {
    show({ fitting: null });
    expect(screen.getByRole('paragraph')).toHaveTextContent(/^For you: courses of 2025 Fall first, by/);
    expect(screen.getByRole('button', { name: 'By code' })).toBeVisible();
    const { container } = render(
      <ListOrder aims={undefined} hasList order="you" terms={[]} fitting={null} onOrder={vi.fn()} />,
    );
    expect(container).not.toBeEmptyDOMElement();
    expect(container).toHaveTextContent('');
  });

  it('appears with the list, and on a phone keeps the height that it had before the count', () => {
    const before = show({ hasList: false });
    expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
    expect(before).not.toHaveBeenCalled();
    show({ fitting: 3 });
    expect(screen.getByRole('paragraph')).toHaveAttribute(
      'data-before-count',
      'For you: courses of 2025 Fall first. By code',
    );
  });

  it('gives the number of terms if there are too many to name', () => {
    show({ terms: ['2025 Summer', '2025 Fall', '2026 January', '2026 Spring'] });
    expect(screen.getByRole('paragraph')).toHaveTextContent(/^For you: 12 of 4 terms first, by/);
  });

  it('can go back from codes', async () => {
    const onOrder = show({ order: 'code' });
    expect(screen.getByText(/^By code\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'For you first' }));
    expect(onOrder).toHaveBeenCalledExactlyOnceWith('you');
  });

  it('names programmes without stated requirements, and uses the rest', () => {
    show({ aims: { ...AIMS, open: [], programmes: ['History'], unstated: ['History'] } });
    expect(screen.getByRole('paragraph')).toHaveTextContent(
      /^No requirements stated for History\. For you: 12 of 2025 Fall first, by what you study, and your interests\./,
    );
  });

  it('says if nothing is open any more, and if nothing fits', () => {
    show({ aims: { ...AIMS, open: [] }, fitting: 0 });
    expect(
      screen.getByText(
        /^No course is left that your requirements still ask for\. By code: nothing of 2025 Fall here is known to fit/,
      ),
    ).toBeVisible();
    // It is sorted by code already.
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is by code without a profile, with a link to create one', () => {
    show({ aims: null });
    expect(screen.getByRole('link', { name: 'Say what you study' })).toHaveAttribute('href', '/profile');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
