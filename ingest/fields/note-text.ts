/**
 * Notes for students: the data's own, followed by labelled facts without a record field (`Session: Spring 1.`). Empty
 * facts are omitted; the label `''` means that the fact is a full sentence.
 */
export function noteText(
  own: string | null | undefined,
  facts: readonly (readonly [label: string, fact: string | null | undefined])[],
): string {
  const parts = [own?.trim() ?? ''];
  for (const [label, fact] of facts) {
    const value = fact?.trim() ?? '';
    if (value === '') continue;
    const ended = /[.!?]$|^https?:\/\/\S+$/.test(value) ? value : `${value}.`;
    parts.push(label === '' ? ended : `${label}: ${ended}`);
  }
  return parts.filter((part) => part !== '').join('\n');
}
