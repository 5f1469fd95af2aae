import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Course, Section, UniversityInfo, Weekday } from '../../contract.ts';
import { SAMPLE_COURSE } from '../../domain/sample-course.ts';
import { CourseCard } from './course-card.tsx';
import { universityQuery } from './university.queries.ts';

const show = (changes: Partial<Course> = {}, today = '2025-10-20', asked: readonly Section[] = []) => {
  const queries = new QueryClient();
  queries.setQueryData<Pick<UniversityInfo, 'terms' | 'today'>>(universityQuery.queryKey, {
    terms: [{ name: '2025 Fall', start: '2025-09-02', end: '2025-12-12' }],
    today,
  });
  return render(<CourseCard course={{ ...SAMPLE_COURSE, ...changes }} sections={asked} />, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
};

describe('a course card', () => {
  it('shows what students ask first', () => {
    show();
    const card = screen.getByRole('article', { name: 'Introduction to Computer Science' });
    for (const text of [
      'COMPSCI 50',
      '2025 Fall',
      '4 units',
      'Ada Byron, Alan Mathison',
      'Mon, Wed · 1:30 – 2:45 PM',
      '4.2 /5.0',
      '12.4 hrs/week',
      '640 students',
      'Computer Science',
      'Prerequisites: None stated by the department. Recommended: Some algebra.',
    ])
      expect(card).toHaveTextContent(text);
  });

  it('labels what is only recommended as that, once', () => {
    show({ course_requirements: '', recommended_prep: 'Recommended: Some algebra.' });
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Recommended preparation: Some algebra.');
    expect(card).not.toHaveTextContent('Prerequisites');
  });

  it('says that its term is over', () => {
    show({}, '2026-01-10');
    expect(screen.getByText('2025 Fall, over')).toBeVisible();
  });

  it('shows the mean of past terms if the enrolment is unknown', () => {
    show({ current_enrollment_number: null, mean_class_size: 1 });
    expect(screen.getByRole('article')).toHaveTextContent('About 1 student on average over past terms');
  });

  it('opens the report in a new tab if there is one', () => {
    show();
    const link = screen.getByRole('link', { name: /^View Q Report/ });
    expect(link).toHaveAttribute('href', SAMPLE_COURSE.q_report);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('counts its sections without cancelled ones', () => {
    const [section] = SAMPLE_COURSE.sections as [Course['sections'][number]];
    const lab = { ...section, component: 'Laboratory' };
    show({ sections: [section, lab, { ...lab, section: 'C', status: 'cancelled' }] });
    expect(screen.getByText('1 lecture · 1 lab')).toBeVisible();
  });

  it('omits what the record does not state', () => {
    show({
      units: null,
      mean_hours: null,
      overall_score_course_mean: null,
      current_enrollment_number: null,
      q_report: '',
      course_requirements: '',
      recommended_prep: '',
    });
    const card = screen.getByRole('article');
    for (const word of ['units', '/5.0', 'hrs/week', 'students', 'Prerequisites'])
      expect(card).not.toHaveTextContent(word);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('cuts a description of more than 150 characters until it is expanded', async () => {
    const student = userEvent.setup();
    const description = 'a'.repeat(151);
    show({ description });
    expect(screen.getByText(description)).toHaveClass('line-clamp-3');
    const button = screen.getByRole('button', { name: 'Show more about COMPSCI 50', expanded: false });
    await student.click(button);
    expect(screen.getByText(description)).not.toHaveClass('line-clamp-3');
    await student.click(screen.getByRole('button', { name: 'Show less about COMPSCI 50', expanded: true }));
    expect(screen.getByText(description)).toHaveClass('line-clamp-3');
  });

  it('shows a description of 150 characters completely', () => {
    const description = 'a'.repeat(150);
    show({ description });
    expect(screen.getByText(description)).not.toHaveClass('line-clamp-3');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([{ class_tag: '' }, { class_name: '' }])('is not shown without %o', (changes) => {
    const { container } = show(changes);
    expect(container).toBeEmptyDOMElement();
  });

  it('colours rating and workload by their bands', () => {
    const { container } = show({ overall_score_course_mean: 4.5, mean_hours: 15.1 });
    expect(container.querySelectorAll('.bg-band-1')).toHaveLength(1);
    expect(container.querySelectorAll('.bg-band-5')).toHaveLength(1);
  });

  it('names every meeting if hours differ', () => {
    show({ schedule: 'Mon 9:00 AM - 10:00 AM; Wed 1:00 PM - 2:00 PM', start_times: {}, end_times: {} });
    expect(screen.getByRole('article')).toHaveTextContent('Mon 9:00 – 10:00 AM; Wed 1:00 – 2:00 PM');
  });

  it('shows the section that was asked about beside the lecture, in its times and its week', () => {
    const lab = (name: string, day: Weekday): Section => ({
      ...(SAMPLE_COURSE.sections[0] as Section),
      component: 'Laboratory',
      section: name,
      meetings: [{ days: [day], start: '13:25', end: '16:15', place: '', from: null, to: null }],
    });
    const asked = lab('L2', 'Fri');
    const lecture = SAMPLE_COURSE.sections[0] as Section;
    show({ sections: [lecture, lab('L1', 'Thu'), asked] }, undefined, [asked]);
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Laboratory L2: Fri 1:25 – 4:15 PM');
    expect(card).toHaveTextContent('Mon, Wed 1:30 – 2:45 PM');
    expect(card).not.toHaveTextContent('Laboratory L1');
    expect(card).toHaveTextContent('1 lecture · 2 labs');
  });

  it('names the section that it shows of several, and shows a recitation that everyone takes', () => {
    const section = (component: string, name: string, day: Weekday, to: string | null): Section => ({
      ...(SAMPLE_COURSE.sections[0] as Section),
      component,
      section: name,
      meetings: [{ days: [day], start: '10:00', end: '11:00', place: '', from: null, to }],
    });
    const sections = [
      section('Lecture', 'L1', 'Mon', null),
      section('Lecture', 'L2', 'Tue', '2025-10-17'),
      section('Recitation', 'R1', 'Thu', null),
    ];
    show({ sections, days: ['Tue'], schedule: 'Tue 10:00 AM - 11:00 AM', start_times: {}, end_times: {} });
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Lecture L2: Tue 10:00 – 11:00 AM, until Oct 17');
    expect(card).toHaveTextContent('Recitation R1: Thu 10:00 – 11:00 AM');
    expect(card).toHaveTextContent('2 lectures · 1 recitation');
    expect(card).not.toHaveTextContent('L1');
  });
});
