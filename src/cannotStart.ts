/** Says on the page that the console could not start, in plain words where the code for that cannot be fetched either. */
export async function cannotStart(error: unknown): Promise<void> {
  console.error(error)
  try {
    const { showStartFailure } = await import('#features/app/startFailure')
    showStartFailure(error)
  } catch {
    document.body.textContent = 'The console could not start. Check the connection, then reload the page.'
  }
}
