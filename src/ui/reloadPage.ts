/**
 * Loads the page again, unless the server cannot be reached: the browser's own error would take the place of the console.
 *
 * @returns once it is clear that the page stays
 */
export async function reloadPage(): Promise<void> {
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => ({
    ok: false,
  }))
  if (ok) location.reload()
}
