import { declines, namedIn } from '../reply-reading.ts';
import { type Case, judgement, type Judgement, NONE, one as single } from './judgement.ts';

/** Courses in a question ("Did you mean …?") are suggestions, not answers. */
const withoutQuestions = (text: string): string => text.replaceAll(/[^.!?\n]*\?/g, ' ');

/** Checks that an unanswerable question is declined without a substitute answer. */
export const judgeAbstention = ({ reply, catalogue }: Case<'abstain'>, asked: string): Judgement => {
  const { recogniser } = catalogue;
  const allowed = new Set(recogniser.recognise(asked).map(({ code }) => code));
  const named = namedIn(withoutQuestions(reply.text), recogniser).filter((code) => !allowed.has(code));
  const declined = declines(reply.text);
  return judgement({
    abstention: single(declined && named.length === 0),
    understood: declined,
    faults: [
      ...(declined ? [] : ['does not decline']),
      ...(named.length > 0 ? [`names ${named.join(', ')}`] : []),
    ],
  });
};

const MAX_SMALL_TALK = 700;

export const judgeSmallTalk = ({ reply, catalogue }: Case<'small_talk'>): Judgement => {
  const kind =
    reply.text !== '' &&
    reply.text.length < MAX_SMALL_TALK &&
    namedIn(reply.text, catalogue.recogniser).length === 0;
  return judgement({ recall: NONE, understood: kind, faults: kind ? [] : ['is no short friendly answer'] });
};

export const judgeQuestionBack = ({ expectation, reply, catalogue }: Case<'ask_back'>): Judgement => {
  const asks = reply.text.includes('?');
  const named = new Set(namedIn(reply.text, catalogue.recogniser));
  const wanted = expectation.courses ?? [];
  const right = wanted.filter((code) => named.has(code)).length;
  return judgement({
    recall: { right: right + (asks ? 1 : 0), of: wanted.length + 1 },
    understood: asks,
    faults: asks && right === wanted.length ? [] : ['does not ask which one is meant'],
  });
};
