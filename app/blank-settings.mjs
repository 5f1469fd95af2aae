// An empty variable is a setting that is not set (config.ts). The AI SDK reads these two itself, when it is loaded,
// and refuses an empty one.
for (const name of ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL'])
  if (process.env[name]?.trim() === '') delete process.env[name];
