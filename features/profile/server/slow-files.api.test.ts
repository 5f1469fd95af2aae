import { describe, expect, it } from 'vitest';
import { newStudent } from '#app/testing/students.ts';
import { type TestProduct, testProduct } from '#app/testing/test-product.ts';
import { tablePdf } from '../testing/table-pdf.ts';
import { PDF_LIMITS } from './pdf/pdf-reader.ts';

const send = async (product: TestProduct, pdf: File, token: string) => {
  const form = new FormData();
  form.append('pdf', pdf);
  const response = await product.fetch('/api/extract_courses', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  return [response.status, ((await response.json()) as { error?: string }).error];
};

// Any file takes longer than that: the limit of how many may do so is what is tested.
describe.each([
  ['all the time one may', { cpuMs: 1 }, [400, expect.stringContaining('took too long to read')]],
  ['long, and are read', { slowMs: 1 }, [200, undefined]],
])('files that take %s', (_what, limits, given) => {
  const product = testProduct({}, { pdfLimits: { ...PDF_LIMITS, ...limits } });

  it('are refused for an hour after three, of that student only', async () => {
    product.clock.stop();
    const { token } = await newStudent(product);
    const pdf = await tablePdf([['COMPSCI 50', 'Introduction']]);
    for (let time = 0; time < 3; time += 1) {
      expect(await send(product, pdf, token)).toEqual(given);
      product.clock.advance(61_000);
    }
    expect(await send(product, pdf, token)).toEqual([429, expect.stringContaining('paste your course list')]);
    expect(await send(product, pdf, (await newStudent(product)).token)).toEqual(given);
    product.clock.advance(3_600_000);
    expect(await send(product, pdf, token)).toEqual(given);
  });
});
