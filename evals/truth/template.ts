import { readFileSync } from 'node:fs';
import * as z from 'zod';

const pickSchema = z.strictObject({
  term: z.string().optional(),
  only_term: z.boolean().optional(),
  component: z.string().optional(),
  one_section: z.boolean().optional(),
  many_sections: z.boolean().optional(),
  missing: z.array(z.string()).optional(),
  has: z.array(z.string()).optional(),
  other_term_of: z.string().optional(),
  same_subject_as: z.string().optional(),
  section_of: z.string().optional(),
  history_of: z.string().optional(),
  programme: z.boolean().optional(),
});
export type Pick = z.infer<typeof pickSchema>;

/** A statement with placeholders for record values; README.md describes each key. */
export const templateSchema = z.strictObject({
  id: z.string(),
  catalogue: z.enum(['any', 'alder', 'harvard', 'mit']),
  category: z.string(),
  field: z.string(),
  truth: z.enum(['true', 'false']),
  held: z.boolean(),
  pick: z.record(z.string().regex(/^[a-z]$/), pickSchema).default({}),
  where: z.array(z.string()).default([]),
  text: z.string(),
  before: z.string().default(''),
  after: z.string().default(''),
  taken: z.array(z.string()).default([]),
  programme: z.string().optional(),
});
export type Template = z.infer<typeof templateSchema>;

/** @throws Error that names the invalid line */
export const readTemplates = (file: string): Template[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return [];
      try {
        return [templateSchema.parse(JSON.parse(line))];
      } catch (error) {
        throw new Error(`${file}:${at + 1}: ${(error as Error).message}`, { cause: error });
      }
    });
