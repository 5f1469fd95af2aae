// Makes the demonstration PDF that the sign-in screen links to, from the product's screenshots:
// `node tools/make-demo-pdf.ts` after a run of the browser tests. The same pictures give the same bytes.
import { readFileSync, writeFileSync } from 'node:fs';
import { PDFDocument, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

const PICTURES = 'docs/pictures';
const OUTPUT = 'public/demo.pdf';
const COVER = 'chat-empty-phone';
const UNIVERSITY = 'universities/alder/university.json';

/** One page per picture, in the order of a student's visit. */
const PAGES: readonly { picture: string; title: string; text: string }[] = [
  {
    picture: 'register',
    title: 'Begin',
    text: 'Register with your university email. Each rule for the password is marked as it is met.',
  },
  {
    picture: 'start',
    title: 'Three short steps',
    text: 'What you study, what you took, what you like. Each can be skipped; they end in a first answer.',
  },
  {
    picture: 'import',
    title: 'Bring your courses',
    text: 'Paste a list or upload the PDF of a transcript. Only course codes are read; no grade is kept.',
  },
  {
    picture: 'profile',
    title: 'Your profile',
    text: 'Say what you study, took and like. What your requirements still ask for stands beside it.',
  },
  {
    picture: 'chat-reply',
    title: 'Ask',
    text: 'Every course that an answer names is looked up in the catalogue, and its record is shown.',
  },
  {
    picture: 'comparison',
    title: 'Compare',
    text: 'Up to four courses: a card each, what differs side by side, and one week with all of them.',
  },
  {
    picture: 'courses',
    title: 'Search',
    text: 'The whole catalogue by name, code or instructor, filtered by term, subject and day.',
  },
  {
    picture: 'course',
    title: 'Read',
    text: 'What a course asks, when it meets, and what students said of it.',
  },
  {
    picture: 'share',
    title: 'Share',
    text: 'Choose what a link shows, see it as a viewer will, and take it back at any time.',
  },
  {
    picture: 'shared',
    title: 'What others see',
    text: 'A read-only view, without your name and without your email.',
  },
];

const PAGE = { width: 842, height: 595 };
const MARGIN = 48;
const INK = rgb(0.137, 0.122, 0.102);
const QUIET = rgb(0.388, 0.357, 0.306);
const LINE = rgb(0.878, 0.851, 0.792);
const PAPER = rgb(0.98, 0.969, 0.945);

const { name, product, assistant } = JSON.parse(readFileSync(UNIVERSITY, 'utf8')) as Record<string, string>;
const pdf = await PDFDocument.create();
const serif = await pdf.embedFont(StandardFonts.TimesRoman);
const sans = await pdf.embedFont(StandardFonts.Helvetica);
const beginning = new Date(0);
pdf.setTitle(`${product}: a demonstration`);
pdf.setLanguage('en');
pdf.setCreationDate(beginning);
pdf.setModificationDate(beginning);
pdf.setProducer(String(product));
pdf.setCreator(String(product));

const addPage = () => {
  const page = pdf.addPage([PAGE.width, PAGE.height]);
  page.drawRectangle({ x: 0, y: 0, ...PAGE, color: PAPER });
  return page;
};

/** Draws a picture as large as fits a box, aligned to its upper right corner. */
const drawPicture = async (
  page: PDFPage,
  picture: string,
  box: { left: number; right: number; top: number; bottom: number },
  isCentred: boolean,
) => {
  const image = await pdf.embedPng(readFileSync(`${PICTURES}/${picture}.png`));
  const fitted = image.scaleToFit(box.right - box.left, box.top - box.bottom);
  const slack = box.right - box.left - fitted.width;
  const place = { x: box.left + (isCentred ? slack / 2 : slack), y: box.top - fitted.height, ...fitted };
  page.drawImage(image, place);
  page.drawRectangle({ ...place, borderColor: LINE, borderWidth: 0.75 });
};

const cover = addPage();
const words = { left: MARGIN, right: 330 };
cover.drawText(String(product), { x: words.left, y: 452, size: 56, font: serif, color: INK });
cover.drawText(`Ask ${assistant} about classes, requirements and plans, and read what the catalogue says.`, {
  x: words.left,
  y: 416,
  size: 15,
  lineHeight: 21,
  maxWidth: words.right - words.left,
  font: sans,
  color: INK,
});
PAGES.forEach(({ title }, index) => {
  const y = 342 - index * 20;
  cover.drawText(String(index + 2), { x: words.left, y, size: 12, font: sans, color: QUIET });
  cover.drawText(title, { x: words.left + 22, y, size: 12, font: sans, color: INK });
});
cover.drawText(`The pictures are of ${name}, a university made up for this demonstration.`, {
  x: words.left,
  y: 96,
  size: 11,
  lineHeight: 16,
  maxWidth: words.right - words.left,
  font: sans,
  color: QUIET,
});
await drawPicture(cover, COVER, { left: 366, right: PAGE.width - MARGIN, top: 492, bottom: 80 }, false);

for (const [index, { picture, title, text }] of PAGES.entries()) {
  const page = addPage();
  page.drawText(title, { x: MARGIN, y: PAGE.height - 54, size: 24, font: serif, color: INK });
  page.drawText(text, { x: MARGIN, y: PAGE.height - 76, size: 12, font: sans, color: QUIET });
  const number = String(index + 2);
  const numberWidth = sans.widthOfTextAtSize(number, 11);
  page.drawText(number, {
    x: PAGE.width - MARGIN - numberWidth,
    y: PAGE.height - 54,
    size: 11,
    font: sans,
    color: QUIET,
  });
  const box = { left: MARGIN, right: PAGE.width - MARGIN, top: PAGE.height - 92, bottom: MARGIN / 2 };
  await drawPicture(page, picture, box, true);
}

const bytes = await pdf.save();
writeFileSync(OUTPUT, bytes);
console.log(`${OUTPUT}: ${PAGES.length + 1} pages, ${Math.round(bytes.byteLength / 1000)} kB`);
