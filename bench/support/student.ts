/** Registers a new student and resolves with the bearer token. */
export const registerStudent = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `bench-${crypto.randomUUID()}@alder.example`,
      password: 'Correct-Horse-42',
      firstName: 'Bench',
      lastName: 'Student',
    }),
  });
  if (!response.ok) throw new Error(`registering failed: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
};
