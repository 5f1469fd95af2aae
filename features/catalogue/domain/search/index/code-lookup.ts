import type { Recogniser } from '../../recogniser/recogniser.ts';
import { spell } from '../../recogniser/spelling.ts';
import { subjectOfTag } from '../../pack/subject-of-tag.ts';
import type { CourseRow } from '../../../contract.ts';
import { byTag } from '../course-row.ts';

/** The recogniser functions that search uses. */
export type CodeReader = Pick<Recogniser, 'normalise' | 'recognise' | 'subjectsNamed'>;

/** The course codes and subjects in a query. */
export interface CodesTyped {
  /** Tags of the named classes, in order. */
  tags: string[];
  /** Tags that begin with the code typed so far: all of `COMPSCI 12…` for "cs 12", without those named completely. */
  beginnings: string[];
  /** Tags of a named subject, if the query contains nothing else: "cs", "computer science". */
  subject: string[];
  /** Whether the subject was named by its code or nickname, which does not occur in titles. */
  isSubjectCode: boolean;
  /** The query without the codes; all of it if it is only a code. */
  rest: string;
  /** Consists only of existing course codes, or the beginning of one. */
  isOnlyCodes: boolean;
}

/** Finds rows by a typed course code, in any spelling. */
export class CodeLookup {
  private readonly idsByTag = new Map<string, number[]>();
  private readonly keyOfTag = new Map<string, string>();
  private readonly tagsBySubject = new Map<string, string[]>();
  private readonly codes: CodeReader;

  constructor(codes: CodeReader) {
    this.codes = codes;
  }

  /** Added under each code of its class. */
  add(id: number, { class_tag, codes }: Pick<CourseRow, 'class_tag' | 'codes'>): void {
    this.addTag(id, class_tag);
    for (const code of codes) if (code !== class_tag) this.addTag(id, code);
  }

  private addTag(id: number, tag: string): void {
    const ids = this.idsByTag.get(tag);
    if (ids !== undefined) {
      ids.push(id);
      return;
    }
    this.idsByTag.set(tag, [id]);
    this.keyOfTag.set(tag, spell(tag)?.key ?? '');
    const subject = subjectOfTag(tag);
    const tags = this.tagsBySubject.get(subject);
    if (tags === undefined) this.tagsBySubject.set(subject, [tag]);
    else tags.push(tag);
  }

  idsOf(tag: string): readonly number[] {
    return this.idsByTag.get(tag) ?? [];
  }

  read(text: string): CodesTyped {
    const whole = this.codes.normalise(text);
    const mentions = this.codes.recognise(text);
    const isWhole = whole !== null && this.idsByTag.has(whole);
    const tags = isWhole
      ? [whole]
      : mentions
          .flatMap(({ code, candidates }) => candidates ?? code)
          .filter((tag) => this.idsByTag.has(tag));
    const beginnings = this.tagsBeginning(whole ?? text).filter((tag) => !tags.includes(tag));
    const subjects = this.codes.subjectsNamed(text);
    const subject = subjects.flatMap(({ code }) => this.tagsBySubject.get(code) ?? []).sort(byTag);
    const isSubjectCode = subjects.some(({ kind }) => kind !== 'name');
    const others = withoutMentions(text, mentions);
    const isOnlyCodes = beginnings.length > 0 || (tags.length > 0 && (isWhole || others === ''));
    const rest = isOnlyCodes || others === '' ? text : others;
    return { tags, beginnings, subject, isSubjectCode, rest, isOnlyCodes };
  }

  private tagsBeginning(code: string): string[] {
    const key = /\d/.test(code) ? spell(code)?.key : undefined;
    if (key === undefined) return [];
    const found = [...this.keyOfTag].filter(([, tagKey]) => tagKey.startsWith(key));
    return found.map(([tag]) => tag).sort(byTag);
  }
}

/** The text without the codes in it; empty if nothing else remains. */
function withoutMentions(text: string, mentions: readonly { start: number; end: number }[]): string {
  let rest = text;
  for (const { start, end } of mentions.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return /[\p{L}\p{N}]/u.test(rest) ? rest : '';
}
