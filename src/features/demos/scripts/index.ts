import { checked } from '../script/validate'
import type { DemoScript } from '../script/step'
import { vocabulary } from '../script/vocabulary'

const files = import.meta.glob<DemoScript>(['./*.ts', '!./index.ts', '!./*.test.ts'], {
  eager: true,
  import: 'default',
})

/** The file of a script, for errors. */
export const fileOf = (name: string) => `${name}.ts`

/** Every demo, in the order of their titles. */
export const demos: readonly DemoScript[] = Object.values(files).toSorted((a, b) =>
  a.title.localeCompare(b.title, 'en'),
)

/** The demo of that name, checked. @throws an error that lists the names when there is none, or what is wrong with it */
export function demoNamed(name: string): DemoScript {
  const found = demos.find((each) => each.name === name)
  if (!found)
    throw new Error(`There is no demo "${name}". There are: ${demos.map((each) => each.name).join(', ')}.`)
  return checked(found, fileOf(name), vocabulary())
}
