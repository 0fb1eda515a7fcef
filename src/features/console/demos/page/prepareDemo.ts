import { Random } from '#mirage/random'
import { isRecord } from '#model/isRecord'
import { beginSession } from './demoSession'
import { OWN_NAME, ownScript } from '../keptScript'
import { countImports } from './settle'
import type { DemoScript } from '../script/step'
import { checked } from '../script/validate'
import { vocabulary } from '../script/vocabulary'
import { demoNamed, fileOf } from '../scripts'

/** The user's own script. @throws if there is none, or if it is invalid */
function own(): { script: DemoScript; file: string } {
  const text = ownScript()
  if (text === null) throw new Error('There is no script of your own in this tab.')
  const read: unknown = JSON.parse(text)
  const file = `${String(isRecord(read) ? read['name'] : OWN_NAME)}.json`
  return { script: checked(read, file, vocabulary()), file }
}

/** The script that the address names and its file, or why it cannot be played. */
function scriptFor(name: string): {
  script: DemoScript | undefined
  file: string
  error: string | undefined
} {
  try {
    if (name === OWN_NAME) return { ...own(), error: undefined }
    return { script: demoNamed(name), file: fileOf(name), error: undefined }
  } catch (error) {
    const file = name === OWN_NAME ? 'Your script' : fileOf(name)
    return { script: undefined, file, error: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Seeds the random numbers of the page: of the names that the console suggests, and of the ids of its libraries. The
 * region has its own, see mirage/random.ts.
 */
function seedChance(seed: number | string) {
  const random = new Random(`page ${seed}`)
  const next = () => random.next()
  Math.random = next
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.forEach((_, index) => (array[index] = random.between(0, 255)))
    return array
  }
}

/** Preloads a script of the build, so that a later import needs no request. */
const scriptFile = (file: string) =>
  new Promise<void>((resolve) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    // A failed preload is repeated when the file is needed.
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })

/** Fetches a style sheet of the build into the browser's cache. */
const styleSheet = (file: string) =>
  fetch(`/${file}`).then(
    (response) => response.blob(),
    () => {},
  )

/** Fetches all code of the console: otherwise what happens depends on the network. A server for development has no list. */
async function fetchCode() {
  const response = await fetch('/demo-files.json')
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return
  const files = (await response.json()) as string[]
  await Promise.all(files.map((file) => (file.endsWith('.js') ? scriptFile(file) : styleSheet(file))))
}

/** Makes a page ready for a demo, before the console starts: its address, its code and its world. */
export async function prepareDemo(name: string): Promise<void> {
  countImports()
  const asked = new URLSearchParams(location.search)
  const { script, file, error } = scriptFor(name)
  beginSession({
    name,
    script,
    file,
    error,
    isOutside: asked.get('stage') === 'outside',
    chapter: Number(asked.get('chapter') ?? 0),
    pace: Number(asked.get('pace') ?? 1) || 1,
  })
  if (!script) return
  seedChance(script.world.seed ?? 1)
  const { start } = script
  history.replaceState(null, '', `${start}${start.includes('?') ? '&' : '?'}demo=${name}`)
  await fetchCode()
}
