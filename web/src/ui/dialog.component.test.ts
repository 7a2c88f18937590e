import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, it, vi } from 'vitest';
import Dialog from './Dialog.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>Words</p>' }));

it('says that it was closed, but not once it has gone', () => {
  const onclose = vi.fn();
  const { container, unmount } = render(Dialog, { title: 'A stop', children, onclose });
  const dialog = container.querySelector('dialog')!;
  dialog.dispatchEvent(new Event('close'));
  expect(onclose).toHaveBeenCalledOnce();
  unmount();
  dialog.dispatchEvent(new Event('close'));
  expect(onclose).toHaveBeenCalledOnce();
});
