// The tests themselves: whatever a browser complains about is heard.

import { expect, test } from 'vitest';
import { openTestBed } from './setup';

const testbed = openTestBed();

test('errors, faults and breaches of the policy in a page are heard', async () => {
  const visitor = await testbed().visit();
  await visitor.open();
  expect(visitor.troubles()).toEqual([]);
  await visitor.page.evaluate(() => {
    console.error('said so');
    setTimeout(() => {
      throw new Error('thrown');
    });
    document.body.setAttribute('style', 'color: red');
  });
  await expect.poll(() => visitor.troubles().length).toBe(3);
  expect(visitor.troubles().join('\n')).toMatch(/said so[^]*(style|thrown)[^]*/);
  visitor.forgive(/said so|thrown|style/);
});
