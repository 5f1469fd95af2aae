import { expect, it } from 'vitest';
import { newStudent } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { tablePdf } from '../testing/table-pdf.ts';
import { PDF_LIMITS } from './pdf/pdf-reader.ts';

// Any file takes longer than that: the limit of how many may do so is what is tested.
const product = testProduct({}, { pdfLimits: { ...PDF_LIMITS, cpuMs: 1 } });

const send = async (pdf: File, token: string) => {
  const form = new FormData();
  form.append('pdf', pdf);
  const response = await product.fetch('/api/extract_courses', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  return [response.status, ((await response.json()) as { error: string }).error];
};

it('files that take all the time one may are refused for an hour after three, of that student only', async () => {
  product.clock.stop();
  const { token } = await newStudent(product);
  const pdf = await tablePdf([['COMPSCI 50', 'Introduction']]);
  const stopped = [400, expect.stringContaining('took too long to read')];
  for (let time = 0; time < 3; time += 1) {
    expect(await send(pdf, token)).toEqual(stopped);
    product.clock.advance(61_000);
  }
  expect(await send(pdf, token)).toEqual([429, expect.stringContaining('paste your course list')]);
  expect(await send(pdf, (await newStudent(product)).token)).toEqual(stopped);
  product.clock.advance(3_600_000);
  expect(await send(pdf, token)).toEqual(stopped);
});
