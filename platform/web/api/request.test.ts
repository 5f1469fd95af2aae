import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { buildRequest, joinPath } from './request.ts';

const rename = defineCall({
  name: 'renameThing',
  method: 'patch',
  path: '/api/things/{id}',
  summary: '',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  query: z.object({ q: z.string().optional(), tag: z.array(z.string()).optional() }),
  body: z.object({ title: z.string() }),
  response: z.null(),
  errors: [],
});

describe('the URL and body of a call', () => {
  it('joins the path to the base without its leading slash', () => {
    expect(joinPath('', '/auth/verify')).toBe('/auth/verify');
    expect(joinPath('https://back.example/v1/', '/auth/verify')).toBe('https://back.example/v1/auth/verify');
  });

  it('puts every field where the contract says', () => {
    expect(buildRequest(rename, { id: 'a/b', q: 'x y', tag: ['1', '2'], title: 'New' }, '')).toEqual({
      url: '/api/things/a%2Fb?q=x+y&tag=1&tag=2',
      body: '{"title":"New"}',
    });
  });

  it('omits undefined fields', () => {
    expect(buildRequest(rename, { id: '1', title: 'New', q: undefined }, '').url).toBe('/api/things/1');
  });

  it('sends a file as a form', () => {
    const upload = defineCall({
      name: 'upload',
      method: 'post',
      path: '/api/upload',
      summary: '',
      access: 'signed-in',
      form: z.object({ pdf: z.instanceof(Blob) }),
      response: z.null(),
      errors: [],
    });
    const file = new File(['%PDF'], 'transcript.pdf');
    const { body } = buildRequest(upload, { pdf: file, provider: 'openai' }, '');
    expect(body).toBeInstanceOf(FormData);
    expect((body as FormData).get('provider')).toBe('openai');
    expect(((body as FormData).get('pdf') as File).name).toBe('transcript.pdf');
  });
});
