import * as z from 'zod';
import { defineCall } from './call.ts';

export const getHealth = defineCall({
  name: 'getHealth',
  method: 'get',
  path: '/healthz',
  summary: 'Says that the process lives.',
  access: 'anyone',
  response: z.object({ status: z.literal('ok') }),
  errors: [],
});

export const getReadiness = defineCall({
  name: 'getReadiness',
  method: 'get',
  path: '/readyz',
  summary: 'Says whether the database answers and the catalogue is loaded.',
  access: 'anyone',
  response: z.object({ status: z.literal('ready'), catalogue_version: z.string() }),
  errors: [],
});
