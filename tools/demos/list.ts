import { nearest } from '#features/console/demos/script/nearest'
import type { DemoStep } from '#features/console/demos/script/step'
import { stepText } from '#features/console/demos/script/stepText'
import { demos } from '#features/console/demos/scripts'
import { shotsOf } from './keptPictures'

// The demos, for the command line.
export { demoGroups, demos } from '#features/console/demos/scripts'
export { lengthMs } from '#features/console/demos/player/demoDurations'

/** The problems with the name of a demo; empty when there is such a demo. */
export function problems(name: string): string[] {
  const names = demos.map((each) => each.name)
  if (names.includes(name)) return []
  const best = nearest(name, names)
  return [
    `There is no demo "${name}".${best === undefined ? '' : ` Did you mean "${best}"?`} There are: ${names.join(', ')}.`,
  ]
}

/** The problems with the names of pictures. A picture need not be in each of the demos. */
export function shotProblems(names: readonly string[], shots: readonly string[]): string[] {
  const all = demos.filter(({ name }) => names.includes(name)).flatMap(shotsOf)
  return shots
    .filter((shot) => !all.includes(shot))
    .map((shot) => `There is no picture "${shot}" in ${names.join(', ')}. There are: ${all.join(', ')}.`)
}

/** A step as the command line prints it, with its number in error messages. Chapters are numbered too. */
export const stepLine = (step: DemoStep, index: number): string =>
  `${step.do === 'chapter' ? '\n' : ''}  ${String(index + 1).padStart(3)}  ${stepText(step)}`
