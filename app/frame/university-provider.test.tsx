import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import { createQueryClient } from '#platform/web/api/query-client.ts';
import { fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { useTitle } from '#platform/web/page/use-title.ts';
import { UniversityProvider } from './university-provider.tsx';

const ELM = {
  name: 'Elm College',
  product: 'Desk',
  assistant: 'Nib',
  possessive: "Elm's",
  terms: [],
  subjects: {},
  subject_aliases: {},
  google_client_id: null,
  demo_share_id: 's1',
  feedback_email: 'desk@elm.example',
  email_placeholder: 'you@elm.example',
  providers: { openai: true, anthropic: false },
  support: [],
  country: null,
};

function Greeting() {
  const { assistant, possessive } = useProductInfo();
  useTitle('Chat');
  return <h1>{`Meet ${assistant}, ${possessive} advisor`}</h1>;
}

const pageWith = (queryClient: QueryClient) => (
  <QueryClientProvider client={queryClient}>
    <UniversityProvider>
      <Greeting />
    </UniversityProvider>
  </QueryClientProvider>
);
const open = () => render(pageWith(createQueryClient()));

describe('the names of the product', () => {
  it('come from the university, and nothing is rendered before they are loaded', async () => {
    fakeServer({ 'GET /api/university': jsonAnswer(200, ELM) });
    open();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(await screen.findByRole('heading')).toHaveTextContent("Meet Nib, Elm's advisor");
    expect(document.title).toBe('Chat · Desk');
  });

  it('fall back to the product’s own when loading fails', async () => {
    fakeServer({});
    open();
    expect(await screen.findByRole('heading')).toHaveTextContent('Meet Quill, the university’s advisor');
  });

  it('remain when a sign-out clears the query cache', async () => {
    fakeServer({ 'GET /api/university': jsonAnswer(200, ELM) });
    const queryClient = createQueryClient();
    const { rerender } = render(pageWith(queryClient));
    const heading = await screen.findByRole('heading');
    queryClient.clear();
    rerender(pageWith(queryClient));
    expect(heading).toBeInTheDocument();
    expect(heading).toHaveTextContent('Meet Nib');
  });
});
