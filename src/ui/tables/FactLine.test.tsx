import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FactLine } from './FactLine'

const factsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `Fact ${index}`, value: index }))

it.each([
  [3, false],
  [4, true],
])('a line of %i facts folds on a phone, so that the page begins early: %s', (count, folds) => {
  const markup = renderToStaticMarkup(<FactLine facts={factsOf(count)} />)
  expect(markup.includes('data-folds')).toBe(folds)
  expect(markup.includes('<summary>More</summary>')).toBe(folds)
})
