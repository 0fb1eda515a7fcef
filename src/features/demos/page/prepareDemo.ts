import { beginSession } from './demoSession'
import { scriptFor } from './scriptFor'
import { seedChance } from './seedChance'

/** Fetches a script of the build, so that it is there at once when it is asked for. */
const scriptFile = (file: string) =>
  new Promise<void>((resolve) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    // What cannot be fetched now is asked for again when it is needed.
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
  window.orreryLoads = { pending: 0 }
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
