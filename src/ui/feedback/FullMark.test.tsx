import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FullMark } from './FullMark'
import { MeterBar } from './MeterBar'
import meterBar from './MeterBar.module.css'

it.each([
  [0.5, false, 'used', undefined],
  [0.89, false, 'used', undefined],
  [0.9, false, 'high', 'nearly full'],
  [0.95, false, 'high', 'nearly full'],
  [1, false, 'high', 'full'],
  [1, true, 'over', 'full'],
  [1.2, false, 'over', 'more than full'],
])('a bar of %d (spent: %s) is never marked by its colour alone: %s, %s', (used, isSpent, look, word) => {
  expect(renderToStaticMarkup(<MeterBar used={used} isSpent={isSpent} />)).toContain(meterBar[look] ?? look)
  const mark = renderToStaticMarkup(<FullMark used={used} isSpent={isSpent} />)
  expect(/>([^<]+): </.exec(mark)?.[1]).toBe(word)
})
