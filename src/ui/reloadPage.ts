/**
 * Reloads the page, unless the server cannot be reached: the browser's error page would replace the console.
 *
 * @returns when the page is known to stay
 */
export async function reloadPage(): Promise<void> {
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => ({
    ok: false,
  }))
  if (ok) location.reload()
}
