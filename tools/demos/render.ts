import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { vttOf, type Caption } from './captions'
import { encode } from './encode'
import { flipbookOf, type Film, type Frame } from './flipbook'
import { playDemo } from './openDemo'

export { keep } from './keptPictures'
export { VIEWPORT } from './openDemo'

/** How much of the page's time passes between two looks at it: 1/25 s. */
const FRAME_MS = 40

/** Says whether the page has changed since it was last asked. Runs in the page. */
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

/** Writes a film: encoded where the system can do it, else as a flipbook. @returns the name of its file */
async function writeFilm(film: Film, folder: string): Promise<string> {
  const encoded = await encode(film, folder)
  if (encoded !== undefined) return encoded
  writeFileSync(`${folder}/film.html`, flipbookOf(film))
  return 'film.html'
}

/**
 * Plays a demo, and leaves its pictures, its captions and its film in a folder.
 *
 * @returns the names of its pictures, and its other files
 */
export async function renderDemo(page: Page, origin: string, name: string, folder: string) {
  const frames: Frame[] = []
  const captions: Caption[] = []
  const chapters: { at: number; title: string }[] = []
  const shots: string[] = []
  let now = 0
  let changes: Awaited<ReturnType<typeof page.evaluateHandle<() => boolean>>> | undefined
  async function look() {
    changes ??= await page.evaluateHandle(watchChanges)
    if (!(await changes.evaluate((hasChanged) => hasChanged()))) return
    const picture = (await page.screenshot({ type: 'jpeg', quality: 70 })).toString('base64')
    if (frames.at(-1)?.picture !== picture) frames.push({ at: now, picture })
  }
  function endCaption() {
    const last = captions.at(-1)
    if (last && last.to > now) last.to = now
  }
  const script = await playDemo(page, origin, name, {
    audience: (pass) => ({
      chapter: (title) => {
        chapters.push({ at: now, title })
        return Promise.resolve()
      },
      caption: (text) => {
        endCaption()
        if (text !== null) captions.push({ from: now, to: Infinity, text })
        return Promise.resolve()
      },
      async shot(shotName) {
        writeFileSync(`${folder}/${shotName}.png`, await page.screenshot())
        shots.push(shotName)
      },
      async advance(ms, why) {
        await look()
        for (let left = ms; left > 0; left -= FRAME_MS) {
          const step = Math.min(left, FRAME_MS)
          await pass(step, why)
          now += step
          await look()
        }
      },
    }),
  })
  endCaption()
  writeFileSync(`${folder}/captions.vtt`, vttOf(captions))
  const film = await writeFilm({ title: script.title, frames, captions, chapters, length: now }, folder)
  return { shots, others: ['captions.vtt', film] }
}
