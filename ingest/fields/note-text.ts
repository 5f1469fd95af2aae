/**
 * Notes for students: the data's own, then labelled facts the record has no field for (`Session: Spring 1.`). A fact that is
 * empty is left out; a label of `''` stands for a whole sentence.
 */
export function noteText(
  own: string | null | undefined,
  facts: readonly (readonly [label: string, fact: string | null | undefined])[],
): string {
  const parts = [own?.trim() ?? ''];
  for (const [label, fact] of facts) {
    const said = fact?.trim() ?? '';
    if (said === '') continue;
    const ended = /[.!?]$|^https?:\/\/\S+$/.test(said) ? said : `${said}.`;
    parts.push(label === '' ? ended : `${label}: ${ended}`);
  }
  return parts.filter((part) => part !== '').join('\n');
}
