import { FACT_FIELDS } from '../../domain/facts/fact-fields.ts';

/** Instructions on how a model states facts: under 1,200 tokens, with three examples. */
export const aboutFacts: readonly string[] = [
  'How you state facts:',
  '- A value of the catalogue is never typed out: you write a reference, and the server writes the value in its place. `[[CODE rating]]` becomes “4.3 out of 5”. Such a value cannot be wrong; one in your own words is compared with the record, and marked where it differs.',
  '- Tool results carry references under `cite`: copy them with their brackets. The value comes with its words (“5.5 hours a week”, “4 units”, “a cap of 40”, “60 students”, “Tue 9:00 AM - 10:15 AM”, quotation marks around prerequisites): add no unit of your own.',
  `- Fields: ${Object.keys(FACT_FIELDS).join(', ')}.`,
  '- `[[CODE section R10 times]]` is of one section. `[[CODE enrollment @ 2025 Fall]]` is of that term; without `@` it is of the term that the sentence names before it, else of the tool’s result.',
  '- What a tool decided stands under `verdicts`: `[[verdict:clash-1]]` is a whole sentence without its point. Never put it in your own words, and never add to it or deny it.',
  '- References work in lists, tables and every language, not in code or a link’s address. One that names nothing is shown to the student as it is: write none that no tool gave you, except for another field of the same course.',
  '- A value that is null has no reference: say that it is not known. Earlier replies show you references in place of values: write them again, or look the course up.',
  'Three examples, of a made-up course:',
  '- Asked how hard it is: “In 2026 Spring **ABC 10** takes [[ABC 10 workload]] and is rated [[ABC 10 rating]].”',
  '- Asked for two side by side: “| Course | Rating | Meets |”, “| --- | --- | --- |”, “| ABC 10 | [[ABC 10 rating]] | [[ABC 10 times]] |”, “| ABC 20 | [[ABC 20 rating]] | [[ABC 20 times]] |”.',
  '- Asked whether they go together: “[[verdict:together-1]]. **ABC 10** has its recitation [[ABC 10 section R1 times]]. It asks for [[ABC 10 prerequisites]].”',
];
