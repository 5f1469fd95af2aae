import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import type { Chance } from './seeded-random.ts';
import { makeWithLibrary } from './pdf-with-library.ts';
import type { Sample } from './sample.ts';
import { toPage } from './sample-page.ts';

/** A program that renders samples as PDFs. */
export interface PdfMaker {
  name: string;
  make(samples: readonly Sample[], chance: Chance): Promise<Uint8Array[]>;
}

const library: PdfMaker = {
  name: 'pdf-lib',
  make: (samples, chance) => Promise.all(samples.map((sample) => makeWithLibrary(sample, chance))),
};

const BROWSERS = [
  process.env.LECTERN_BROWSER,
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];

const browser = (executablePath: string): PdfMaker => ({
  name: 'Chromium',
  make: async (samples) => {
    const running = await chromium.launch({ executablePath });
    try {
      const page = await running.newPage();
      const made: Uint8Array[] = [];
      for (const sample of samples) {
        await page.setContent(toPage(sample));
        await page.evaluate('document.fonts.ready');
        made.push(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
      }
      return made;
    } finally {
      await running.close();
    }
  },
});

const OFFICES = [
  '/usr/bin/soffice',
  '/usr/bin/libreoffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
];

const office = (program: string): PdfMaker => ({
  name: 'LibreOffice',
  make: async (samples) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-office-'));
    try {
      const pages = samples.map((_, index) => path.join(folder, `${index}.html`));
      await Promise.all(pages.map((file, index) => writeFile(file, toPage(samples[index] as Sample))));
      await promisify(execFile)(program, [
        `-env:UserInstallation=file://${folder}/settings`,
        '--headless',
        '--convert-to',
        'pdf:writer_web_pdf_Export',
        '--outdir',
        folder,
        ...pages,
      ]);
      return await Promise.all(
        pages.map(async (file) => new Uint8Array(await readFile(file.replace(/html$/, 'pdf')))),
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

/** The programs available on this machine, and the names of missing ones. */
export const findPdfMakers = (): { makers: PdfMaker[]; missing: string[] } => {
  const browserPath = BROWSERS.find((file) => file && existsSync(file));
  const officePath = OFFICES.find((file) => existsSync(file));
  return {
    makers: [
      library,
      ...(browserPath ? [browser(browserPath)] : []),
      ...(officePath ? [office(officePath)] : []),
    ],
    missing: [...(browserPath ? [] : ['Chromium']), ...(officePath ? [] : ['LibreOffice'])],
  };
};
