import { parseArgs } from 'node:util';
import { ImportError, type TermDates } from './pack/pack-draft.ts';
import { readFollows, readHolidays, readTermDates } from './fields/terms.ts';

export const FORMATS = ['json', 'csv', 'planner'] as const;
export type Format = (typeof FORMATS)[number];

export const HELP = `npm run import -- FORMAT FILE… --out universities/NAME

Makes a university pack from outside data. Files may be gzipped. An existing pack in the folder is replaced only by a good one;
its university.json, subjects.json, programs.json, synonyms.json and demo.json carry over where no option says otherwise.

Formats
  json      our own records: {"courses": [record…]} or a list of them
  csv       a registrar's export with a header line; --mapping says which column is what
  planner   a course planner's public files, one a term (termInfo and classes)

Options
  --out DIR               the pack's folder (required)
  --subjects FILE         subject codes with departments and aliases; without it the data's own
                          departments; planner: ingest/mappings/planner-subjects.json
  --programs FILE         concentrations and secondary fields; without it departments stand in
  --term-dates DATES      "2025 Fall=2025-09-02..2025-12-03", once for each term the data does not date
  --holidays DAYS         "2025 Fall=2025-11-26..2025-11-28,2025-10-13": days of a term without classes
  --follows DAYS          "2025 Fall=2025-10-14 Mon": days on which another weekday's classes meet
  --only-term NAME        keep rows of this term only; may be repeated
  --mapping FILE          csv: the columns; a name alone is one of ingest/mappings (registrar)
  --ratings FILE          csv, json: evaluation numbers, read as the mapping's "ratings" say
  --name TEXT             the university's name; without it the folder's
  --possessive TEXT       how it stands before a noun ("Alder's")
  --product TEXT          the product's name, --assistant TEXT the advisor's
  --feedback-email TEXT   where the Review link writes to
  --email-placeholder TEXT  shown in the empty e-mail field
  --time-zone ZONE        where the clock times are: "Europe/Dublin"
  --accent LIGHT,DARK     the accent colour in each theme, written #rrggbb,#rrggbb
  --fresh                 carry nothing over from an existing pack
  --report FILE           write the report there too; as JSON when it ends in .json
  --help                  this text`;

export interface ImportOptions {
  format: Format;
  files: string[];
  out: string;
  subjects: string | null;
  programs: string | null;
  mapping: string | null;
  ratings: string | null;
  report: string | null;
  termDates: TermDates[];
  /** Days without classes and days that follow another; they override those in the data. */
  daysOff: TermDates[];
  onlyTerms: string[];
  fresh: boolean;
  /** Overrides for fields of university.json. */
  university: Record<string, unknown>;
}

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean', default: false } as const;

/** Null when help was requested. Throws ImportError for an invalid command. */
export function readOptions(args: string[]): ImportOptions | null {
  const { values, positionals } = parse(args);
  if (values.help || args.length === 0) return null;
  const [format, ...files] = positionals;
  if (!isFormat(format)) {
    throw new ImportError(
      `The format must be one of ${FORMATS.join(', ')}${format === undefined ? '' : `, not "${format}"`}.`,
    );
  }
  if (files.length === 0) throw new ImportError('No file was named to import from.');
  if (values.out === undefined)
    throw new ImportError('--out says where the pack goes: --out universities/NAME.');
  for (const name of ['mapping', 'ratings'] as const) {
    if (format === 'planner' && values[name] !== undefined)
      throw new ImportError(`--${name} is for csv and json only.`);
  }
  const [light, dark, ...more] = values.accent?.split(',').map((colour) => colour.trim()) ?? [];
  if (values.accent !== undefined && (dark === undefined || more.length > 0)) {
    throw new ImportError(
      `--accent "${values.accent}" is not written #rrggbb,#rrggbb (light theme, dark theme).`,
    );
  }
  const given = {
    name: values.name,
    possessive: values.possessive,
    product: values.product,
    assistant: values.assistant,
    feedback_email: values['feedback-email'],
    email_placeholder: values['email-placeholder'],
    time_zone: values['time-zone'],
    accent: values.accent === undefined ? undefined : { light, dark },
  };
  return {
    format,
    files,
    out: values.out,
    subjects: values.subjects ?? null,
    programs: values.programs ?? null,
    mapping: values.mapping ?? null,
    ratings: values.ratings ?? null,
    report: values.report ?? null,
    termDates: (values['term-dates'] ?? []).map(readTermDates),
    daysOff: [...(values['holidays'] ?? []).map(readHolidays), ...(values['follows'] ?? []).map(readFollows)],
    onlyTerms: values['only-term'] ?? [],
    fresh: values.fresh,
    university: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: text,
        subjects: text,
        programs: text,
        mapping: text,
        ratings: text,
        report: text,
        'term-dates': texts,
        holidays: texts,
        follows: texts,
        'only-term': texts,
        name: text,
        possessive: text,
        product: text,
        assistant: text,
        'feedback-email': text,
        'email-placeholder': text,
        'time-zone': text,
        accent: text,
        fresh: flag,
        help: flag,
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new ImportError(`${reason}. See npm run import -- --help.`);
  }
}

function isFormat(word: string | undefined): word is Format {
  return FORMATS.some((format) => format === word);
}
