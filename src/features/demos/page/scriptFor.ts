import { OWN_NAME, ownScript } from '../ownScript'
import type { DemoScript } from '../script/step'
import { checked } from '../script/validate'
import { vocabulary } from '../script/vocabulary'
import { demoNamed, fileOf } from '../scripts'

/** A script of the viewer's own. @throws when there is none, or what is wrong with it */
function own(): { script: DemoScript; file: string } {
  const text = ownScript()
  if (text === null) throw new Error('There is no script of your own in this tab.')
  const read = JSON.parse(text) as Partial<DemoScript>
  const file = `${String(read.name)}.json`
  return { script: checked(read, file, vocabulary()), file }
}

/** The script that the address names and its file, or why it cannot be played. */
export function scriptFor(name: string): {
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
