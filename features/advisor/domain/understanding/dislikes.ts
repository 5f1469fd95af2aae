const VERY = String.raw`(?:(?:really|so|very|super|absolutely|just|kind of|that|pretty|much|too|particularly|honestly) )*`;

/** A weakness or a fear: no wish for what follows, and no refusal of all that is near it. */
const WEAK = String.raw`(?:not ${VERY}(?:good|great|confident) (?:at|with|in)|${VERY}(?:bad|terrible|awful|horrible|hopeless|weak|trash|rubbish) (?:at|with|in)|sucks? at|struggl(?:e|es|ed|ing) (?:at|with|in)|${VERY}(?:terrified|scared|afraid|frightened) of)`;

/** Somebody wants to have nothing to do with what follows, whatever that is: "hates", "can not stand", "terrified of". */
export const DISLIKES = String.raw`(?:hate[sd]?|hating|dislikes?|despises?|loathes?|dreads?|can not (?:really )?(?:stand|bear)|${VERY}allergic to|not ${VERY}(?:into|a fan of|keen on|big on)|${VERY}(?:sick|tired) of|(?:a |some )?(?:break|rest|time off) from|had enough of|(?:stay(?:ing)?|get(?:ting)?|keep(?:ing)?) away from)`;

/** The same, and words that say so only of a field: of hours "can not do" is a bound. */
export const AVOIDS = String.raw`(?:${DISLIKES}|can not (?:do|handle)|(?:do|does) not ${VERY}(?:like|want|enjoy|care for)|no more)`;

/** "Terrified of math", "my english is not so good": what somebody is weak in stands in the first or the second group. */
export const WEAK_IN = new RegExp(
  String.raw`\b(?:i am |i )?${WEAK} ((?:[a-z&-]+ ){0,2}?[a-z&-]+)(?= ?[.,;!?·]|\s*$| (?:and|or|but|so|because|though|if|that|which|i|have)\b)|\bmy ([a-z]+(?: [a-z]+)?) (?:is|are|was) ${VERY}(?:a (?:bit|little) )?(?:not ${VERY}(?:good|great|strong)|bad|weak|terrible|awful|rusty|poor|horrible|shaky)\b`,
);
