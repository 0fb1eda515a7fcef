import { nearest } from '#features/demos/script/nearest'
import type { Step } from '#features/demos/script/step'
import { stepText } from '#features/demos/script/stepText'
import { demos } from '#features/demos/scripts'
import { shotsOf } from './keptPictures'

// What the command line needs of the demos.
export { demoGroups, demos } from '#features/demos/scripts'
export { lengthMs } from '#features/demos/player/durations'

/** What is wrong with a name. */
export function problems(name: string): string[] {
  const names = demos.map((each) => each.name)
  if (names.includes(name)) return []
  const best = nearest(name, names)
  return [
    `There is no demo "${name}".${best === undefined ? '' : ` Did you mean "${best}"?`} There are: ${names.join(', ')}.`,
  ]
}

/** What is wrong with the names of pictures, none of which has to be in each demo. */
export function shotProblems(names: readonly string[], shots: readonly string[]): string[] {
  const all = demos.filter(({ name }) => names.includes(name)).flatMap(shotsOf)
  return shots
    .filter((shot) => !all.includes(shot))
    .map((shot) => `There is no picture "${shot}" in ${names.join(', ')}. There are: ${all.join(', ')}.`)
}

/** A step as the command line prints it, with the number by which errors call it. A chapter has one too. */
export const stepLine = (step: Step, index: number): string =>
  `${step.do === 'chapter' ? '\n' : ''}  ${String(index + 1).padStart(3)}  ${stepText(step)}`
