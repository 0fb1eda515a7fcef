/**
 * Shows that the console did not start, or cannot be drawn any more; unstarted.js does if the code for that fails to
 * load.
 *
 * @param error the raw error
 * @param clear makes the page empty before
 */
export async function reportStartFailure(error: unknown, clear = () => {}): Promise<void> {
  try {
    const { showStartFailure } = await import('./startFailure')
    clear()
    showStartFailure(error)
  } catch {
    document.documentElement.dataset['code'] = 'missing'
    throw error
  }
}
