import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import type { DemoScript } from '#features/console/demos/script/step'

/** The folder of the demo pictures for README and docs, from the root of the project. */
export const KEPT = 'docs/pictures/demos'
/** The size limit of a kept picture, in bytes. */
export const MOST_BYTES = 120 * 1_024

/** The pictures of a demo, by name. */
export const shotsOf = ({ steps }: DemoScript): readonly string[] =>
  steps.flatMap((step) => (step.do === 'shot' ? [step.name] : []))

/** The file name of a kept picture. */
export const keptName = (demo: string, shot: string) => `${demo}-${shot}.png`

/**
 * Keeps pictures of a demo that was rendered, each with the words of its page.
 *
 * @param folder of the rendered pictures
 * @param root of the project, with a slash at its end
 * @returns their files, from the root of the project
 * @throws an error when one of them is too large
 */
export function keep(
  demo: string,
  shots: readonly string[],
  { folder, root }: { folder: string; root: string },
): readonly string[] {
  mkdirSync(`${root}${KEPT}`, { recursive: true })
  return shots.map((shot) => {
    const taken = `${folder}/${shot}.png`
    const { size } = statSync(taken)
    if (size >= MOST_BYTES)
      throw new Error(
        `The picture ${shot} has ${Math.ceil(size / 1_024)} KiB. One that is kept has less than ${MOST_BYTES / 1_024}.`,
      )
    const file = `${KEPT}/${keptName(demo, shot)}`
    copyFileSync(taken, `${root}${file}`)
    copyFileSync(`${folder}/${shot}.txt`, `${root}${KEPT}/${demo}-${shot}.txt`)
    return file
  })
}
