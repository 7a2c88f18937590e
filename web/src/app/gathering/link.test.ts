import { describe, expect, it } from 'vitest';
import { isLocal, linkTo } from './link';

describe('the link to a table', () => {
  it('leads to where this page is', () => {
    expect(linkTo('abc', null, 'http://pi.local:8080/#table/abc')).toBe('http://pi.local:8080/#table/abc');
  });

  it('prefers the address that the host has named', () => {
    expect(linkTo('abc', 'https://play.example.org/', 'http://10.0.0.2/#new')).toBe(
      'https://play.example.org/#table/abc',
    );
  });

  it.each([
    ['http://localhost:8080/#table/abc', true],
    ['http://127.0.0.1/#table/abc', true],
    ['http://[::1]:8080/#table/abc', true],
    ['http://192.168.1.4:8080/#table/abc', false],
    ['https://play.example.org/#table/abc', false],
  ])('%s: only for this machine is %s', (link, expected) => {
    expect(isLocal(link)).toBe(expected);
  });
});
