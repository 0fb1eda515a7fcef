import type { Page } from 'playwright/test'

/** The lines of the ledger that the browser's database has, as JSON. The database has to be there. */
export const keptLines = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('orrery.ledger')
        opening.addEventListener('error', () => reject(new Error('not opened')))
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('lines').objectStore('lines').getAll()
          all.addEventListener('success', () => {
            opening.result.close()
            resolve(JSON.stringify(all.result))
          })
        })
      }),
  )
