import type { UniversityInfo } from '../contract.ts';
import type { CatalogueContext } from './catalogue.context.ts';
import { todayOf } from './shared/today.ts';

const firstExchange = (
  conversation: readonly { role: 'user' | 'assistant'; content: string }[],
): UniversityInfo['demonstration'] => {
  const [question, answer] = conversation;
  return question?.role === 'user' && answer?.role === 'assistant'
    ? { question: question.content, answer: answer.content }
    : null;
};

/** What anyone may know of the university this product serves. */
export const getUniversity = (ctx: CatalogueContext): UniversityInfo => {
  const { university, subjects, date, demo } = ctx.catalogue.current();
  const { settings } = ctx;
  const today = todayOf(ctx).toISOString().slice(0, 10);
  return {
    today,
    // Where the setting TODAY lies before, nothing is of a day to come.
    catalogue_date: date < today ? date : today,
    name: university.name,
    product: university.product,
    assistant: university.assistant,
    possessive: university.possessive,
    terms: university.terms,
    time_zone: university.time_zone,
    subjects: Object.fromEntries(subjects.map(({ code, department }) => [code, department])),
    subject_aliases: Object.fromEntries(
      subjects.filter(({ aliases }) => aliases.length > 0).map(({ code, aliases }) => [code, aliases]),
    ),
    google_client_id: settings.google?.clientId ?? null,
    demo_share_id: ctx.demoShareId(),
    demonstration: demo ? firstExchange(demo.conversation) : null,
    feedback_email: university.feedback_email,
    email_placeholder: university.email_placeholder ?? 'you@university.edu',
    support: university.support,
    country: university.country,
    providers: { openai: settings.openai !== null, anthropic: settings.anthropic !== null },
  };
};
