import * as z from 'zod';
import { type Programs, programsShape } from '#features/catalogue/domain/pack/shapes.ts';
import { ImportError, type SourceFile } from '../pack/pack-draft.ts';

const joinRule = z.enum(['yes', 'no', 'limited', 'not stated']);

/** Programme facts: each concentration has a rule of its own instead of a list of partners. */
const factsShape = z.object({
  concentrations: z.array(z.object({ name: z.string().trim().min(1), joint: joinRule })),
  secondary_fields: z.array(z.union([z.string(), z.object({ name: z.string() })])).default([]),
});

/** Reads a pack's programs.json or such facts. Throws ImportError for a file in neither form. */
export function readPrograms(file: SourceFile): Programs {
  let raw: unknown;
  try {
    raw = JSON.parse(file.text);
  } catch {
    throw new ImportError(`${file.name} is not JSON.`);
  }
  const pack = programsShape.safeParse(raw);
  if (pack.success) return pack.data;
  const facts = factsShape.safeParse(raw);
  if (!facts.success) {
    const [issue] = facts.error.issues;
    throw new ImportError(
      `${file.name} is no file of programmes: ${issue?.path.join('.')} ${issue?.message}.`,
    );
  }
  const { concentrations, secondary_fields } = facts.data;
  return {
    concentrations: concentrations.map((one) => ({
      name: one.name,
      joint: concentrations.filter((other) => canBeJoint(one, other)).map(({ name }) => name),
      groups: [],
    })),
    secondary_fields: secondary_fields.map((field) => ({
      name: typeof field === 'string' ? field : field.name,
      groups: [],
    })),
  };
}

type Rule = { name: string; joint: z.infer<typeof joinRule> };

/** A joint concentration needs one "yes" and no "no". */
function canBeJoint(one: Rule, other: Rule): boolean {
  if (one.name === other.name || one.joint === 'no' || other.joint === 'no') return false;
  return one.joint === 'yes' || other.joint === 'yes';
}
