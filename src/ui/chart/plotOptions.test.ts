import type uPlot from 'uplot'
import { expect, it } from 'vitest'
import type { ChartUnit } from './chart'
import { plotOptions } from './plotOptions'

const unit: ChartUnit = { label: 'Count', format: String, axis: String }

it('a chart that had left the page failed for want of colours when it was drawn', () => {
  const options = plotOptions(
    () => ({ points: [], range: { from: 0, to: 1 }, unit, kind: 'line' }),
    // As getComputedStyle answers for an element that is not in the document.
    { colour: () => '', font: 'sans-serif', scale: 1 },
    { width: 100, height: 100 },
    'all',
    { onPoint() {}, onSelect() {} },
  )
  const fill = options.series.at(-1)?.fill
  expect(typeof fill === 'function' && fill({} as uPlot, 1)).toBe('transparent')
})
