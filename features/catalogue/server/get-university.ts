import type { UniversityInfo } from '../contract.ts';
import type { CatalogueContext } from './catalogue.context.ts';
import { catalogueDate, todayOf } from './shared/today.ts';

const firstExchange = (
  conversation: readonly { role: 'user' | 'assistant'; content: string }[],
): UniversityInfo['demonstration'] => {
  const [question, answer] = conversation;
  return question?.role === 'user' && answer?.role === 'assistant'
    ? { question: question.content, answer: answer.content }
    : null;
};

/** Public information about the university this product serves. */
export const getUniversity = (ctx: CatalogueContext): UniversityInfo => {
  const catalogue = ctx.catalogue.current();
  const { university, subjects, demo } = catalogue;
  const { settings } = ctx;
  const today = todayOf(ctx);
  return {
    today: today.toISOString().slice(0, 10),
    catalogue_date: catalogueDate(catalogue, today),
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
