/** Words that make a figure the sum of several courses. */
const TOGETHER: readonly string[] = [
  String.raw`\b(?:total|totals|together|combined|altogether|(?<!all )in all|sums?|adds? up|both courses|comes? to|amounts? to|in sum|in one (?:term|semester))\b`,
  String.raw`\+ .* =`,
  String.raw`C plus C`,
  String.raw`(?<!\b(?:nothing|difference|little|much|choice|choose|gap) )\bbetween them\b`,
  String.raw`\badding\b`,
  String.raw`\ball told\b`,
  String.raw`\b(?:you would be|puts? you|land you|leaves? you|end up|come out|get you) (?:at|to|with|on)\b`,
  String.raw`\bbrings? (?:you|your \w+) to\b`,
  String.raw`\bwith C at N .{0,80} and C at N .{0,40} you (?:are|would|will)\b`,
  String.raw`\bpair(?:ing|ed)? C (?:with|and) C`,
  String.raw`\b(?:do|doing|take|taking|took|carry|carrying) both C and C`,
  String.raw`C (?:\( [^()]* \) )?plus C (?:\( [^()]* \) )?(?:gives?|makes?|is|are|comes?|means?|would|will|equals?)`,
  String.raw`\b(?:take|taking|took|do|doing|carry|add|adding|put|putting|have) C (?:alongside|and|with|together with|on top of|next to) C .*\b(?:you (?:are|would|will|would be|will be|are looking)|budget|plan|expect|mean|means|comes?|adds?|combined|put you)\b`,
  String.raw`\btaking (?:both|all)\b`,
  String.raw`\bboth courses\b`,
  String.raw`^add(?:ing)? C .{0,160}\byou (?:get|have|are at|end up)\b`,
];

export const TOTAL = new RegExp(TOGETHER.join('|'));

/** Words at the beginning of a sentence that announce a sum of courses of other sentences. */
export const BEFORE_TOTAL =
  /^(?:(?:so|and|in|the|your|grand|overall) )*(?:totals?|sum|together|altogether|combined|all told|all together|all)(?! (?:C|enrol|seats|places))\b/;
