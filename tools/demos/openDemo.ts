import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'
import type {} from '#features/console/demos/page/outside'
import type {} from '#features/console/preview/logForTests'
import { play } from '#features/console/demos/player/playStep'
import type { DemoScript, DemoStep } from '#features/console/demos/script/step'
import { lastEntries } from '#store/eventLog/chain'
import type { Entry } from '#store/eventLog/entry'
import { OutsideStage, type Audience } from './outsideStage'

/** The size of the window in which demos play. */
export const VIEWPORT = { width: 1280, height: 800 }

/** The poll interval of a page that opens, in milliseconds. */
const LOOK_MS = 20
/** The timeout of a page that opens, in milliseconds. */
const OPENS_WITHIN_MS = 30_000

/** A demo that is open in a page, before its first step. */
interface OpenDemo {
  script: DemoScript
  /** The file of the script, for errors. */
  file: string
}

/** Opens a demo to be played from outside. @throws an error when there is no such demo, or it cannot be played */
async function openDemo(page: Page, origin: string, name: string): Promise<OpenDemo> {
  await page.goto(`${origin}/?demo=${name}&stage=outside`)
  // Polls from Node, because the page's own timers and frames stand still.
  for (let waited = 0; !(await page.evaluate(() => window.orreryDemo !== undefined)); waited += LOOK_MS) {
    if (waited > OPENS_WITHIN_MS) throw new Error(`The page of the demo ${name} does not open.`)
    await setTimeout(LOOK_MS)
  }
  const { script, file, error } = await page.evaluate(() => ({
    script: window.orreryDemo?.script,
    file: window.orreryDemo?.file ?? '',
    error: window.orreryDemo?.error,
  }))
  if (!script) throw new Error(error ?? `The demo ${name} does not open.`)
  await page.evaluate(() => window.orreryDemo?.settled())
  return { script, file }
}

interface Playing {
  onStep?: (step: DemoStep, index: number) => void
  /** Runs alongside the demo. @param pass lets time pass in the page */
  audience?: (pass: OutsideStage['pass'], script: DemoScript) => Audience
}

/** Opens a demo and plays it to its end. @param origin of the preview; `''` where the page has a base address */
export async function playDemo(page: Page, origin: string, name: string, { onStep, audience }: Playing = {}) {
  const { script, file } = await openDemo(page, origin, name)
  const plain = new OutsideStage(page)
  const stage = audience ? new OutsideStage(page, audience(plain.pass, script)) : plain
  await play(stage, script, { file, onStep })
  return script
}

/** The log of a page's demo so far, up to the end of the demo. */
export const logOf = (page: Page): Promise<readonly Entry[]> =>
  page.evaluate(() => {
    const end = window.orreryDemo?.endedAt ?? Infinity
    return (window.orreryLog?.entries() ?? []).filter(({ seq }) => seq <= end)
  })

/** The last entries of that log as text. */
export const lastLines = async (page: Page): Promise<string> => lastEntries(await logOf(page), 20)
