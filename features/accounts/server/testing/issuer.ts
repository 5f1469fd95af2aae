import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicKey: JWK;
}

/** A local identity provider: publishes keys, signs tokens, can rotate its keys or be down. */
export interface Issuer {
  readonly settings: Record<string, string>;
  /** How often its keys were fetched. */
  readonly fetches: () => number;
  /** The id of the current signing key. */
  readonly keyId: () => string;
  /** Refuses requests if true. */
  isDown: boolean;
  /** Replaces the signing key and publishes only the new one. */
  rotate(): Promise<void>;
  /** An ID token; `claims` override those of a valid token, undefined removes one. */
  sign(claims?: Record<string, unknown>, header?: { key?: SigningKey }): Promise<string>;
  stop(): Promise<void>;
}

export const makeKey = async (kid: string): Promise<SigningKey> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, publicKey: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
};

const CLIENT_ID = 'lectern-tests';
const HOUR_SECONDS = 3600;

export const startIssuer = async (): Promise<Issuer> => {
  let key = await makeKey('key-1');
  let fetches = 0;
  const issuer = { isDown: false };
  const server = createServer((_request, response) => {
    fetches++;
    response.writeHead(issuer.isDown ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: issuer.isDown ? [] : [key.publicKey] }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(issuer, {
    settings: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_ISSUER: address, GOOGLE_JWKS_URL: `${address}/certs` },
    fetches: () => fetches,
    keyId: () => key.kid,
    rotate: async () => {
      key = await makeKey(`key-${Number(key.kid.slice(4)) + 1}`);
    },
    sign: async (
      claims: Record<string, unknown> = {},
      header: { key?: SigningKey } = {},
    ): Promise<string> => {
      const now = Math.floor(Date.now() / 1000);
      const honest = {
        iss: address,
        aud: CLIENT_ID,
        sub: '1001',
        iat: now,
        exp: now + HOUR_SECONDS,
        email: 'maren@alder.example',
        email_verified: true,
        name: 'Maren Voss',
        given_name: 'Maren',
        family_name: 'Voss',
      };
      return new SignJWT({ ...honest, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: (header.key ?? key).kid })
        .sign((header.key ?? key).privateKey);
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
};
