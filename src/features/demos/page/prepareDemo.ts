import type { DemoScript } from '../script/step'
import { demoNamed, fileOf } from '../scripts'
import { beginSession } from './demoSession'

/** The script of that name, or why there is none. */
function scriptNamed(name: string): { script?: DemoScript; error?: string } {
  try {
    return { script: demoNamed(name) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** Fetches a script of the build, so that it is there at once when it is asked for. */
const script = (file: string) =>
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
  await Promise.all(files.map((file) => (file.endsWith('.js') ? script(file) : styleSheet(file))))
}

/** Makes a page ready for a demo, before the console starts: its address, its code and its world. */
export async function prepareDemo(name: string): Promise<void> {
  const asked = new URLSearchParams(location.search)
  const { script, error } = scriptNamed(name)
  beginSession({
    script,
    file: fileOf(name),
    error,
    isOutside: asked.get('stage') === 'outside',
    chapter: Number(asked.get('chapter') ?? 0),
  })
  if (!script) return
  history.replaceState(null, '', `${script.start}${script.start.includes('?') ? '&' : '?'}demo=${name}`)
  await fetchCode()
}
