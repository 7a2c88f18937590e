// What is said when somebody could not show who they are.

import { Problem } from '../../wire/api';

/**
 * Says in the words of a form that something it asked for is wrong. The server does not know the
 * form, and so names all that could be wrong anywhere; which part it is, it tells nobody.
 */
export async function sayingIfWrong<T>(id: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (problem) {
    const isWrong = problem instanceof Problem && problem.error.type === 'wrong_credentials';
    throw isWrong ? new Problem(problem.error, { id, args: [] }) : problem;
  }
}
