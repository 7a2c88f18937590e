// What is said when somebody could not show who they are.

import { refused, type Result } from '../../wire/result';

/**
 * Says in the words of a form that something it asked for is wrong. The server does not know the
 * form, and so names all that could be wrong anywhere; which part it is, it tells nobody.
 */
export async function sayingIfWrong<T>(id: string, asked: Promise<Result<T>>): Promise<Result<T>> {
  const result = await asked;
  const isWrong = !result.ok && result.problem.error.type === 'wrong_credentials';
  return isWrong ? refused({ error: result.problem.error, say: { id, args: [] } }) : result;
}
