import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { Camera } from './camera'
import { vttOf } from './captions'
import { encode } from './encode'
import { flipbookOf, type Film } from './flipbook'
import { wordsOf } from '../pictures/openScreen.mjs'
import { playDemo } from './openDemo'

export { renderCard } from './cards'
export { keep } from './keptPictures'
export { VIEWPORT } from './openDemo'

/** @returns a function that says whether the page has changed since its last call. Runs in the page. */
function watchChanges() {
  let hasChanged = true
  new MutationObserver(() => {
    hasChanged = true
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  return () => {
    const before = hasChanged
    hasChanged = false
    return before
  }
}

/** Whether the page is rendered without a loading placeholder. Runs in the page. */
function isComplete() {
  const isLoading = [...document.querySelectorAll('main td span, main dd span')].some(
    ({ textContent }) => textContent === 'loading',
  )
  const pending = 'main [aria-busy="true"], main [role="status"][aria-label^="Loading "]'
  return document.querySelector('main h1') !== null && !isLoading && !document.querySelector(pending)
}

/** Writes a film: encoded where the system can do it, else as a flipbook. @returns the name of its file */
async function writeFilm(film: Film, folder: string): Promise<string> {
  const encoded = await encode(film, folder)
  if (encoded !== undefined) return encoded
  writeFileSync(`${folder}/film.html`, flipbookOf(film))
  return 'film.html'
}

/**
 * Plays a demo and writes its pictures, captions and film to a folder.
 *
 * @returns the names of its pictures, and its other files
 */
export async function renderDemo(page: Page, origin: string, name: string, folder: string) {
  const shots: string[] = []
  let changes: Awaited<ReturnType<typeof page.evaluateHandle<() => boolean>>> | undefined
  const camera = new Camera({
    isComplete: () => page.evaluate(isComplete),
    async hasChanged() {
      changes ??= await page.evaluateHandle(watchChanges)
      return changes.evaluate((hasChanged) => hasChanged())
    },
    picture: async () => (await page.screenshot({ type: 'jpeg', quality: 70 })).toString('base64'),
  })
  const script = await playDemo(page, origin, name, {
    audience: (pass) => ({
      ...camera.audience(pass),
      async shot(shotName) {
        writeFileSync(`${folder}/${shotName}.png`, await page.screenshot())
        writeFileSync(`${folder}/${shotName}.txt`, await wordsOf(page))
        shots.push(shotName)
      },
    }),
  })
  const film = camera.film(script.title)
  writeFileSync(`${folder}/captions.vtt`, vttOf(film.captions))
  return { shots, others: ['captions.vtt', await writeFilm(film, folder)] }
}
