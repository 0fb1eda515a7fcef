import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

it('a column that should leave a narrow table leaves it: each step of hideBelow has a rule', () => {
  const [, type = ''] = /hideBelow\?: (.*)/.exec(read('column.ts')) ?? []
  const steps = [...type.matchAll(/'(\w+)'/g)].map(([, step = '']) => step)
  expect(steps).toHaveLength(4)
  const ruled = [...read('DataTable.module.css').matchAll(/\[data-hide-below='(\w+)'\]/g)].map(
    ([, step = '']) => step,
  )
  expect(ruled.toSorted()).toEqual(steps.toSorted())
})
