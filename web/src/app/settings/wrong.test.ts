import { expect, it } from 'vitest';
import { done, refused, type Refused } from '../../wire/result';
import { sayingIfWrong } from './wrong';

const refusal = (type: 'wrong_credentials' | 'blocked'): Refused => refused({ error: { type }, say: { id: `error-${type}`, args: [] } });

it('names what the form has asked for', async () => {
  const asked = await sayingIfWrong('wrong-here', Promise.resolve(refusal('wrong_credentials')));
  expect(asked).toEqual(refused({ error: { type: 'wrong_credentials' }, say: { id: 'wrong-here', args: [] } }));
});

it('leaves alone whatever else goes wrong, and what goes well', async () => {
  const blocked = refusal('blocked');
  expect(await sayingIfWrong('wrong-here', Promise.resolve(blocked))).toBe(blocked);
  expect(await sayingIfWrong('wrong-here', Promise.resolve(done(7)))).toEqual(done(7));
});
