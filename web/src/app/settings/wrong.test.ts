import { expect, it } from 'vitest';
import { Problem } from '../../wire/api';
import { sayingIfWrong } from './wrong';

const refusal = (type: 'wrong_credentials' | 'blocked'): Problem => new Problem({ type }, { id: `error-${type}`, args: [] });

it('names what the form has asked for', async () => {
  const asked = sayingIfWrong('wrong-here', Promise.reject(refusal('wrong_credentials')));
  await expect(asked).rejects.toMatchObject({ say: { id: 'wrong-here' }, error: { type: 'wrong_credentials' } });
});

it('leaves alone whatever else goes wrong, and what goes well', async () => {
  const blocked = refusal('blocked');
  await expect(sayingIfWrong('wrong-here', Promise.reject(blocked))).rejects.toBe(blocked);
  const fault = new Error('a fault of ours');
  await expect(sayingIfWrong('wrong-here', Promise.reject(fault))).rejects.toBe(fault);
  await expect(sayingIfWrong('wrong-here', Promise.resolve(7))).resolves.toBe(7);
});
