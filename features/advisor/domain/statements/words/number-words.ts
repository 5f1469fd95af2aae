const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const valueOf = (word: string): number | null => {
  const unit = UNITS.indexOf(word);
  if (unit >= 0) return unit;
  const ten = TENS.indexOf(word);
  return ten >= 0 ? (ten + 2) * 10 : null;
};

/**
 * The number that words begin with, and how many words it takes: `twenty - five students` is 25 from three words, `four
 * and a half` 4.5 from four.
 *
 * @param words lower case; a hyphen is a word of its own
 */
export const readNumberWords = (words: readonly string[]): { value: number; length: number } | null => {
  const [first = '', second = '', third = ''] = words;
  const start = valueOf(first) ?? (first === 'a' && (second === 'hundred' || second === 'dozen') ? 1 : null);
  if (start === null) return null;
  let value = start;
  let length = 1;
  if (value >= 20 && value % 10 === 0) {
    const joint = second === '-' ? third : second;
    const unit = UNITS.indexOf(joint);
    if (unit > 0 && unit < 10) {
      value += unit;
      length = second === '-' ? 3 : 2;
    }
  }
  if (words[length] === 'dozen') return { value: value * 12, length: length + 1 };
  if (words[length] === 'hundred') {
    value *= 100;
    length += 1;
    const from = words[length] === 'and' ? length + 1 : length;
    const rest = readNumberWords(words.slice(from, from + 3));
    if (rest && rest.value < 100 && Number.isInteger(rest.value)) {
      value += rest.value;
      length = from + rest.length;
    }
  }
  if (words[length] === 'point' && value < 100) {
    const tenth = UNITS.indexOf(words[length + 1] ?? '');
    if (tenth >= 0 && tenth < 10) return { value: value + tenth / 10, length: length + 2 };
  }
  const tail = words.slice(length, length + 4).join(' ');
  const part = /^and a quarter\b/.test(tail) ? 0.25 : /^and three (?:- )?quarters\b/.test(tail) ? 0.75 : null;
  if (part !== null) {
    const end = words.indexOf(part === 0.25 ? 'quarter' : 'quarters', length);
    return { value: value + part, length: end + 1 };
  }
  const isHalf = words[length] === 'and' && words[length + 1] === 'a' && words[length + 2] === 'half';
  return isHalf ? { value: value + 0.5, length: length + 3 } : { value, length };
};
