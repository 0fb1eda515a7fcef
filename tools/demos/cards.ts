import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { demoGroups } from '#features/console/demos/scripts'
import { playDemo, VIEWPORT } from './openDemo'

/** The folder of the pictures of the demo list, from the root of the project. */
export const CARDS = 'src/features/console/demos/pictures'

/** The themes of each picture. */
export const themes = ['light', 'dark'] as const

/** The file of a picture of the list. */
export const cardName = (demo: string, theme: (typeof themes)[number]) => `${demo}-${theme}.webp`

/** The part of the page that a card shows: a whole page cannot be read at its size. */
const PART = { width: 800, height: 500 }
const SCALE = 0.8
const QUALITY = 75

interface Point {
  x: number
  y: number
}

/** The boxes of the open popup and of the main part, and the scroll offset. Runs in the page. */
function placesIn() {
  const boxOf = (element: Element | null | undefined) =>
    element?.getBoundingClientRect().toJSON() as DOMRect | undefined
  const open = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')]
  return {
    over: boxOf(open.findLast((element) => element.checkVisibility())),
    main: boxOf(document.querySelector('main')),
    scrolled: { x: scrollX, y: scrollY },
  }
}

/** The top left corner of the part to show, in pixels of the window: around the open popup or the pointer. */
function cornerOf({ over, main }: Pick<ReturnType<typeof placesIn>, 'over' | 'main'>, pointer: Point): Point {
  const within = ({ x, y }: Point) => ({
    x: Math.max(0, Math.min(VIEWPORT.width - PART.width, x)),
    y: Math.max(0, Math.min(VIEWPORT.height - PART.height, y)),
  })
  const around = ({ x, y }: Point) => ({ x: x - PART.width / 2, y: y - PART.height / 2 })
  if (over) {
    const middle = around({ x: over.x + over.width / 2, y: over.y + over.height / 2 })
    // Shows the top of a popup that is taller than the part.
    return within({ x: middle.x, y: Math.min(middle.y, over.y) })
  }
  const isInMain = main && pointer.x > main.x && pointer.y < main.bottom
  return within({ ...around(pointer), ...(isInMain && { x: main.x }) })
}

/** Takes a picture of a part of the page. @returns WebP, which Playwright itself does not make */
async function pictureOf(page: Page, pointer: Point | undefined): Promise<Buffer> {
  const { scrolled, ...places } = await page.evaluate(placesIn)
  const corner = cornerOf(places, pointer ?? { x: places.main?.x ?? 0, y: 0 })
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...PART, x: scrolled.x + corner.x, y: scrolled.y + corner.y, scale: SCALE },
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}

/**
 * Plays a demo and keeps its picture for the demo list, in both themes.
 *
 * @param root of the project, with a slash at its end
 * @returns its files, from the root of the project
 */
export async function renderCard(page: Page, origin: string, name: string, root: string) {
  const listed = demoGroups.flatMap(({ demos }) => demos).find(({ script }) => script.name === name)
  const files: string[] = []
  let pointer: Point | undefined
  mkdirSync(root + CARDS, { recursive: true })
  await playDemo(page, origin, name, {
    audience: () => ({
      pointer(x, y) {
        pointer = { x, y }
        return Promise.resolve()
      },
      async shot(shot) {
        if (shot !== listed?.picture) return
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme })
          await page.evaluate(() => window.orreryDemo?.settled())
          const file = `${CARDS}/${cardName(name, theme)}`
          writeFileSync(root + file, await pictureOf(page, listed.isOfTop ? undefined : pointer))
          files.push(file)
        }
      },
    }),
  })
  return files
}
