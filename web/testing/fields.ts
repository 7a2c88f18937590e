// Fields, filled in as a browser would.

import { fireEvent } from '@testing-library/svelte';

/** Chooses an option. The document of these tests does not know `option:checked`, by which Svelte reads what was chosen. */
export function choose(select: HTMLSelectElement, value: string): Promise<boolean> {
  const option = [...select.options].find((one) => one.value === value);
  if (!option) throw new Error(`There is no option ${value}.`);
  select.querySelector = (() => option) as typeof select.querySelector;
  return fireEvent.change(select, { target: { value } });
}
