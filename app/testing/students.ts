import { randomUUID } from 'node:crypto';
import { register } from '#features/accounts/contract.ts';
import { saveProfile } from '#features/profile/contract.ts';
import type { CallInput } from '#platform/contract/call.ts';
import type { TestProduct } from './test-product.ts';

export const PASSWORD = 'Correct-horse-9';

export interface Student {
  token: string;
  email: string;
}

/** Registers a new student. */
export const newStudent = async (product: TestProduct, firstName = 'Robin'): Promise<Student> => {
  const email = `${randomUUID()}@birch.example`;
  const { status, body } = await product.call(register, {
    email,
    password: PASSWORD,
    firstName,
    lastName: 'Marsh',
  });
  if (status !== 200) throw new Error(`registering answered ${status}: ${body.error}`);
  return { token: body.token, email };
};

/** A student with a complete profile, as the chat requires. */
export const newChatter = async (
  product: TestProduct,
  profile: Partial<CallInput<typeof saveProfile>['profile']> = {},
): Promise<Student> => {
  const student = await newStudent(product);
  const { status, body } = await product.call(
    saveProfile,
    { profile: { concentration: 'Computer Science', year: 'Junior', ...profile } },
    student.token,
  );
  if (status !== 200) throw new Error(`saving the profile answered ${status}: ${body.error}`);
  return student;
};
