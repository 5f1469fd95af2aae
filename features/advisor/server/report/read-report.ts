import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#platform/server/database/store.ts';
import type { Feedback } from '../../feedback.contract.ts';

/** Minimum number of students for a group to be shown, so that none can be identified. */
export const FEWEST_STUDENTS = 5;
const MOST_QUESTIONS = 10;
const LONGEST_QUESTION = 300;

export interface Group {
  /** The key it counts by: a provider, a field, an unanswered part. */
  name: string;
  /** The answering provider. */
  provider: string;
  count: number;
  /** Number of different students. */
  students: number;
}
export interface TimedGroup extends Group {
  failed: number;
  /** From question to end, in ms; for replies that ended. */
  median_ms: number;
  p95_ms: number;
}
export interface AskedGroup extends Group {
  /** Texts of questions that students submitted, with the note on the reply; newest first. */
  questions: string[];
}
/** The groups shown, largest first, and how many are withheld. */
export interface Groups<G extends Group> {
  shown: G[];
  suppressed: number;
}

export interface Report {
  /** The period, first and last day, ISO. */
  from: string;
  to: string;
  replies: Groups<TimedGroup>;
  unanswered: Groups<AskedGroup>;
  contradicted: Groups<Group>;
  feedback: Groups<AskedGroup>;
}

const only = <G extends Group>(groups: readonly G[]): Groups<G> => {
  const shown = groups.filter(({ students }) => students >= FEWEST_STUDENTS);
  return {
    shown: shown.toSorted((one, other) => other.count - one.count),
    suppressed: groups.length - shown.length,
  };
};

/** Replies in a period, excluding those to words of despair. */
const repliesSince = (since: Date) => sql`
  select id, user_id, parent_id, provider, status, statements, unanswered, feedback, took_ms, created_at
  from chat_messages where role = 'assistant' and status <> 'running' and provider <> 'care'
    and created_at >= ${since.toISOString()}::timestamptz`;

const countReplies = (db: Db, since: Date) =>
  rowsOf<TimedGroup>(
    db,
    sql`select 'replies' as name, provider, count(*)::int as count, count(distinct user_id)::int as students,
          count(*) filter (where status = 'failed')::int as failed,
          coalesce(percentile_disc(0.5) within group (order by took_ms), 0)::int as median_ms,
          coalesce(percentile_disc(0.95) within group (order by took_ms), 0)::int as p95_ms
        from (${repliesSince(since)}) reply group by provider`,
  );

const countContradicted = (db: Db, since: Date) =>
  rowsOf<Group>(
    db,
    sql`select claim ->> 'field' as name, provider, count(*)::int as count, count(distinct user_id)::int as students
        from (${repliesSince(since)}) reply,
          jsonb_array_elements(coalesce(nullif(statements, 'null'), '[]')) statement,
          jsonb_array_elements(statement -> 'claims') claim
        where statement ->> 'verdict' = 'contradicted' and claim ->> 'agrees' = 'no' group by 1, 2`,
  );

/** A group with the questions that its students submitted. */
const withQuestions = async (
  db: Db,
  since: Date,
  groups: readonly Group[],
  isIn: (group: Group) => ReturnType<typeof sql>,
  redact: Redact,
): Promise<AskedGroup[]> => {
  const asked: AskedGroup[] = [];
  for (const group of groups) {
    // Nothing is read for a withheld group.
    const rows =
      group.students < FEWEST_STUDENTS
        ? []
        : await rowsOf<{ user_id: string; content: string }>(
            db,
            sql`select reply.user_id::text as user_id, left(question.content, ${LONGEST_QUESTION})
                    || case when reply.feedback ->> 'note' = '' then '' else ' (' || (reply.feedback ->> 'note') || ')' end as content
                from (${repliesSince(since)}) reply join chat_messages question
                  on question.id = reply.parent_id and question.user_id = reply.user_id
                where (reply.feedback ->> 'sends_question')::boolean and reply.provider = ${group.provider}
                  and ${isIn(group)}
                order by reply.created_at desc limit ${MOST_QUESTIONS}`,
          );
    const questions: string[] = [];
    for (const { user_id, content } of rows) questions.push(await redact(content, user_id));
    asked.push({ ...group, questions });
  }
  return asked;
};

/** Removes its student's names and any addresses from a question. */
export type Redact = (text: string, userId: string) => Promise<string>;

/**
 * Statistics for an operator on how well questions are answered, since a given day: counts of groups of at least five
 * students, and questions that students submitted.
 *
 * @param now the end of the period
 */
export const readReport = async (
  db: Db,
  { since, now, redact }: { since: Date; now: Date; redact: Redact },
): Promise<Report> => {
  const unanswered = await rowsOf<Group>(
    db,
    sql`select name, provider, count(*)::int as count, count(distinct user_id)::int as students
        from (${repliesSince(since)}) reply, jsonb_array_elements_text(unanswered) name group by 1, 2`,
  );
  const feedback = await rowsOf<Group & { name: Feedback['kind'] }>(
    db,
    sql`select feedback ->> 'kind' as name, provider, count(*)::int as count, count(distinct user_id)::int as students
        from (${repliesSince(since)}) reply where feedback ->> 'kind' is not null group by 1, 2`,
  );
  const askedIn = (groups: readonly Group[], isIn: (group: Group) => ReturnType<typeof sql>) =>
    withQuestions(db, since, groups, isIn, redact);
  return {
    from: since.toISOString().slice(0, 10),
    to: now.toISOString().slice(0, 10),
    replies: only(await countReplies(db, since)),
    unanswered: only(
      await askedIn(unanswered, ({ name }) => sql`reply.unanswered @> ${JSON.stringify([name])}::jsonb`),
    ),
    contradicted: only(await countContradicted(db, since)),
    feedback: only(await askedIn(feedback, ({ name }) => sql`reply.feedback ->> 'kind' = ${name}`)),
  };
};
