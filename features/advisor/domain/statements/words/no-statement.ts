const QUESTION = /\?[*_)"”\s]*$/;
const OFFER =
  /^\W*(?:let me know|feel free|happy to help|i['’]m happy|glad to|shall i|should i|would you like|want me to|do you want|just ask|i can (?:also )?(?:help|look|check|compare|show|tell)|i['’]?(?:d| would) be happy|here (?:is|are)|here['’]s|i (?:read|took) [“"]|you left the choice|from your profile i took|leaving aside|ask (?:the|your) (?:instructor|department|academic advisor)|(?:say whether|count what|tell you about|find courses|compare courses)\b|hope (?:this|that) helps|good luck|thanks|thank you|you['’]re welcome|hi\b|hello|hey|sure[,!.]|of course[,!.]?\s*$|great question)/i;
/** A statement about the catalogue itself is about no course. */
const OF_CATALOGUE = /^\W*every term of (?:this|the) catalog(?:ue)? is over\b/i;
const HEADING = /^\s*#{1,6}\s/;

/** Whether a sentence states nothing: a question, a greeting, an offer or a heading. */
export const isNoStatement = (said: string): boolean =>
  QUESTION.test(said.slice(-20)) ||
  HEADING.test(said) ||
  OF_CATALOGUE.test(said) ||
  OFFER.test(said.slice(0, 60));

const SAYS = /\b(?:is|are|was|were|has|have|had|takes?|carr(?:y|ies)|meets?|gets?|counts?)\b/i;

/** Whether a sentence with a verb names several courses. */
export const saysOfSeveral = (said: string, courses: readonly { code: string }[]): boolean =>
  new Set(courses.map(({ code }) => code)).size > 1 && SAYS.test(said);
