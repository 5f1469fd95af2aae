import { describe, expect, it } from 'vitest';
import type { Db } from '#platform/server/database/store.ts';
import { currentEra, forgetSignIns, forgetToken, recallSignIn, rememberSignIn } from './sign-in-cache.ts';

const viewer = { userId: 'ada', signInId: 'laptop' };
const now = new Date('2025-09-02T09:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const database = () => ({}) as Db;

describe('a cached sign-in', () => {
  it('is valid for two seconds, and known for longer', () => {
    const db = database();
    rememberSignIn(db, 'hash', viewer, now, currentEra(db));
    expect(recallSignIn(db, 'hash', later(1_999))).toEqual({ viewer, isBelieved: true });
    expect(recallSignIn(db, 'hash', later(2_000))).toEqual({ viewer, isBelieved: false });
    expect(recallSignIn(db, 'other', now)).toBeNull();
    forgetToken(db, 'hash');
    expect(recallSignIn(db, 'hash', now)).toBeNull();
  });

  it('is dropped when it ends on this instance, and no other one', () => {
    const db = database();
    rememberSignIn(db, 'laptop', viewer, now, currentEra(db));
    rememberSignIn(db, 'phone', { ...viewer, signInId: 'phone' }, now, currentEra(db));
    forgetSignIns(db, ({ signInId }) => signInId === 'laptop');
    expect(recallSignIn(db, 'laptop', now)).toBeNull();
    expect(recallSignIn(db, 'phone', now)).not.toBeNull();
  });

  it('is not stored if it ended during the query', () => {
    const db = database();
    const era = currentEra(db);
    forgetSignIns(db, ({ signInId }) => signInId === 'laptop');
    rememberSignIn(db, 'laptop', viewer, now, era);
    expect(recallSignIn(db, 'laptop', now)).toBeNull();
  });

  it('belongs to one database', () => {
    const db = database();
    rememberSignIn(db, 'hash', viewer, now, currentEra(db));
    expect(recallSignIn(database(), 'hash', now)).toBeNull();
  });

  it('is evicted when the cache is full', () => {
    const db = database();
    const remember = (count: number) => rememberSignIn(db, `hash-${count}`, viewer, now, currentEra(db));
    for (let count = 0; count < 10_000; count++) remember(count);
    remember(0);
    remember(10_000);
    // The last checked stay.
    expect(recallSignIn(db, 'hash-1', now)).toBeNull();
    expect(recallSignIn(db, 'hash-0', now)).not.toBeNull();
    expect(recallSignIn(db, 'hash-10000', now)).toEqual({ viewer, isBelieved: true });
  });
});
