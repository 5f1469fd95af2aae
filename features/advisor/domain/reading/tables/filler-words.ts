/** Words that say nothing about a topic. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    'alternative alternatives sophomores juniors seniors unfortunately luckily actual beforehand friendly ' +
    'short side sides pure fixed locked settled related themed adjacent esque oriented meh eh yo gimme ' +
    'possibly specifically irl rn atm lowkey highkey deadass ideally obsessed impossible random roommate ' +
    'weird quirky unusual unique niche wacky offbeat refreshing memorable inspiring engaging rewarding ' +
    'worthwhile meaningful stimulating relaxing chillest harsh earlier sooner gather gathers merely ' +
    'sister brother aunt uncle grandmother grandma parents lately presumably apparently excuse pardon ' +
    'restrict restricted somewhere capable ' +
    'max maximum tops wildcard q asks involves begins demands lasts feels sounds covers explores focuses ' +
    'deals gets seems wants fits hm funny random silly dumb btw true said says claims cousin mom dad ' +
    'roommate friend cause state states stated aight simply care freak freaks ' +
    'break nap adored wrap wraps filters ideally campus commute story ' +
    'basically situation nvm nevermind zero pain whatever maybe thing things hopefully advisor asap ' +
    'basically challenge dear ' +
    'heavy desperate failing fulfil grind heck hope hopes idc insane ish kill kindly knock listed literally lmk ' +
    'mandatory mostly noone nobody plausible pleasant pleasantly plausibly respectfully rip sir single ' +
    'squeeze squeezed stated suffer survive thinking tho thru tired ugh vibing whatevs yall'
  ).split(' '),
);
