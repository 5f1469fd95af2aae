/**
 * Words of every day that tell something about the student, and that no course is about by themselves: a topic only after
 * "about" or beside a word that stands next to them in a title ("moving images", "old English").
 */
const VERBS =
  'accept admit become afford agree aim allow appear arrive assume attend avoid await beg behave belong bother bump  ' +
  'call cancel care carry catch cause check chill claim click clear close collapse confess consider contain ' +
  'continue convene convince deal cram crash crave cry demand depend deserve detest devour disappear discover dislike drop drown ' +
  'drowning dying fewest fastest quickest ' +
  'earn embarrass emphasize enter exceed excite expect expire fail fear feature fetch finish fix flunk freak gain gather ' +
  'grab grow guess handle happen hate hear heard help hit hope hurry ignore imagine impress improve indicate insist intend introduce ' +
  'invite join kick kill knock know lack laugh leave lend let lie last lock lose manage matter mention ' +
  'miss move nail notice obsess occur offer owe pass pay persuade pick plan postpone prefer pretend prove provide pull push ' +
  'quit reach recall receive recover refuse regret reject relate relax rely remain remember remind remove repeat reply ' +
  'require rescue return review ruin rule rush satisfy save scare scream see seek seem select send serve shake share ' +
  'shift shout sit skip smile snooze solve spare spend squeeze stare stick stop stretch struggle succeed suck suffer ' +
  'suggest suit supply suppose surprise survive suspect swap swear tend terrify thank threaten throw tick treat trust ' +
  'try understand upset urge visit vouch wait wake warn waste watch wish wonder worry yell';
const IRREGULAR =
  'became began begun believe believes believed believing bring brought caught chose chosen came comes cried did done drew ' +
  'driven drove eats ate fell felt forget forgets forgot forgotten found gave given gone got grew grown heard held kept ' +
  'knew known laid led left lent lost meant met paid quit ran said sat saw seen sent shook shown slept sold sought spent ' +
  'spoke spoken stood stuck swore taken taught threw told took tried woke woken went won wore worn hears lying ' +
  'sits sitting scored';
const OTHERS =
  'absolutely accordingly acquainted afterward afterwards allergic alright ambitious angry annoyed annoying asleep ashamed ' +
  'average awake aware awful awfully awkward backup behind beloved bonus brand brave broke bunch busy careful clueless comfy ' +
  'common complicated content cozy curious cute decent delightful doable dreadful dreary drowsy dull eager early elsewhere ' +
  'enormous exact exotic extra fair fake false favorite favourite famous fancy fantastic fascinating ' +
  'fast final fond forever former fresh ' +
  'funny generous gentle gentlest gently glad gorgeous grateful grumpy guilty handy harmless heavily hopeless horrible ' +
  'hidden hungry ignorant impatient incredible indeed intimidating jealous keen lame late latter lazy likewise literal lovely ' +
  'lucky masochist mandatory manageable mediocre miserable mistake nearby neat nervous nice nonsense normal obvious odd ' +
  'old ours outstanding painful percent picky pity plenty pleasant polite precious previous prior proper proud rare ready ' +
  'rich ridiculous rough rude sad sake scared scary serious shy sincere silly sixty seventy eighty ninety sleepy sloppy slow ' +
  'smart solid somehow splendid steady strange strict strong stupid sudden suitable superb terrible terrific thankful thrilled tidy tiny ' +
  'tolerable tough tricky ugly unable unbearable unfair underrated overlooked unhappy usual vague ' +
  'wasted weak wise worse worst wrong young ' +
  'yours zone';

/** "Tick": "ticks", "ticked", "ticking"; "care": "caring"; "stop": "stopping". */
const formsOf = (verb: string): string[] => {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb.replace(/(?<=[^aeiou])y$/, 'i');
  const doubled = /[^aeiou][aeiou][^aeiouwxy]$/.test(verb) ? [verb + verb.at(-1)] : [];
  return [
    verb,
    ...(stem.endsWith('i') || /(?:s|sh|ch|x)$/.test(verb) ? [`${stem}es`] : [`${verb}s`]),
    ...[stem, ...doubled].map((each) => `${each}ed`),
    ...[verb.endsWith('e') ? stem : verb, ...doubled].map((each) => `${each}ing`),
  ];
};

export const EVERYDAY: ReadonlySet<string> = new Set([
  ...VERBS.split(' ').flatMap(formsOf),
  ...IRREGULAR.split(' '),
  ...OTHERS.split(' '),
]);
