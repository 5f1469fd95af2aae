/** Words that do not distinguish subjects. */
const COMMON = new Set(
  (
    'advanced analysis applied basic contemporary course elementary first foundations fundamentals general half ' +
    'history intensive intermediate intro introduction introductory laboratory level methods modern principles ' +
    'second seminar special studies study survey theory topics with from into year'
  ).split(' '),
);
/** Length at which words are compared, since endings differ between catalogues: `Programs`, `Programming`. */
const STEM = 5;

const wordsOf = (title: string): Set<string> =>
  new Set(
    (title.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !COMMON.has(word))
      .map((word) => word.slice(0, STEM)),
  );

/** Whether two titles probably name the same class: they are equal, or most words of the shorter one are in the other. */
export function agreeingTitles(one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true;
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared * 2 > Math.min(first.size, second.size);
}
