import { describe, expect, it } from 'vitest';
import { readPostgresHosts } from './postgres-hosts.ts';

describe('a database URL', () => {
  it('with one host stays unchanged', () => {
    const url = 'postgres://me:p%40ss@db.alder.example:6432/lectern?application_name=a%20b';
    const { urls, mustTakeWrites } = readPostgresHosts(url);
    expect(urls.map((one) => new URL(one).searchParams.get('application_name'))).toEqual(['a b']);
    expect(urls[0]).toContain('postgres://me:p%40ss@db.alder.example:6432/lectern?');
    expect(mustTakeWrites).toBe(false);
  });

  it('with several hosts becomes one URL per host, without options unknown to the driver', () => {
    expect(
      readPostgresHosts('postgresql://me@one:1,two,[::1]:3/lectern?target_session_attrs=primary'),
    ).toEqual({
      urls: [
        'postgresql://me@one:1/lectern',
        'postgresql://me@two/lectern',
        'postgresql://me@[::1]:3/lectern',
      ],
      mustTakeWrites: true,
    });
  });

  it('interprets sslmode as PostgreSQL does', () => {
    const { urls } = readPostgresHosts(
      'postgres://one/lectern?sslmode=require&target_session_attrs=read-write',
    );
    expect(urls).toEqual(['postgres://one/lectern?sslmode=require&uselibpqcompat=true']);
  });

  it('requires neither an account nor a database', () => {
    expect(readPostgresHosts('postgres://one,two').urls).toEqual(['postgres://one', 'postgres://two']);
  });
});
