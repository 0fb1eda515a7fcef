import { nearest } from '#features/demos/script/nearest'
import { demos } from '#features/demos/scripts'

// What the command line needs of the demos.
export { demos } from '#features/demos/scripts'
export { lengthMs } from '#features/demos/player/durations'
export { stepText } from '#features/demos/script/stepText'

/** What is wrong with a name. */
export function problems(name: string): string[] {
  const names = demos.map((each) => each.name)
  if (names.includes(name)) return []
  const best = nearest(name, names)
  return [
    `There is no demo "${name}".${best === undefined ? '' : ` Did you mean "${best}"?`} There are: ${names.join(', ')}.`,
  ]
}
