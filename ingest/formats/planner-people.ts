const SEASONS = ['Fall', 'IAP', 'Spring', 'Summer'];

/**
 * Instructors in `season` (`Fall`, `IAP`, `Spring`, `Summer`). If the text is divided by season, only that season's
 * part counts.
 */
export function instructorsOf(inCharge: string, season: string): string[] {
  const bySeason = new RegExp(`(?:^|,)\\s*(${SEASONS.join('|')}):`, 'g');
  const labels = [...inCharge.matchAll(bySeason)];
  if (labels.length === 0) return namesOf(inCharge);
  return labels.flatMap((label, index) => {
    if (label[1] !== season) return [];
    const start = label.index + label[0].length;
    return namesOf(inCharge.slice(start, labels[index + 1]?.index));
  });
}

/** Names only: drops `Consult:`, departments in brackets or capitals, and addresses. */
function namesOf(text: string): string[] {
  const names = text
    .replace(/\([^)]*\)|\[[^\]]*\]|\S+@\S+/g, ' ')
    .replace(/\b\w+:/g, ' ')
    .split(/[,;&]|\band\b/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => /\p{Ll}/u.test(name) || /^\p{Lu}\. \p{Lu}/u.test(name));
  return [...new Set(names)];
}
