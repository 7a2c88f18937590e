// Copying to the clipboard, which browsers allow some pages and not others.

/** Copies what a field holds. Where that is not allowed the text is selected, ready to be copied. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Pages without a certificate have no clipboard; an older way may still work.
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
