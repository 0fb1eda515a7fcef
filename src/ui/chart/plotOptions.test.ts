import type { uPlot } from './uPlot'
import { expect, it } from 'vitest'
import type { ChartUnit } from './chartLines'
import { plotOptions } from './plotOptions'

const unit: ChartUnit = { label: 'Count', format: String, axis: String }

const axisOf = (axis: ChartUnit['axis']) => {
  const options = plotOptions(
    () => ({ points: [], range: { from: 0, to: 1 }, unit: { ...unit, axis }, kind: 'line' }),
    { colour: () => 'black', font: 'sans-serif', scale: 1 },
    { width: 100, height: 100 },
    'all',
    { onPoint() {}, onSelect() {} },
  )
  const { size, values } = options.axes?.[1] ?? {}
  const labels = (splits: number[]) =>
    typeof values === 'function' ? values({} as uPlot, splits, 1, 0, 0) : undefined
  const widthOf = (texts: string[]) => typeof size === 'function' && size({} as uPlot, texts, 1, 0)
  return { labels, widthOf }
}

it('plots in one grid ended at different places, by the lengths of their labels', () => {
  const { widthOf } = axisOf(String)
  expect(widthOf(['1', '2'])).toBe(widthOf(['0', '1,200']))
  expect(widthOf(['Provisionable'])).toBeGreaterThan(Number(widthOf(['1'])))
})

it('the base of a chart had no zero', () => {
  expect(axisOf((value) => `${value}k`).labels([0, 50, 100])).toEqual(['0k', '50k', '100k'])
})

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

it('the value axis changed its side between charts of one line and of several', () => {
  for (const lines of [undefined, { all: [], chosen: 0, onChoose() {} }]) {
    const options = plotOptions(
      () => ({ points: [], range: { from: 0, to: 1 }, unit, kind: 'line', lines }),
      { colour: () => 'black', font: 'sans-serif', scale: 1 },
      { width: 100, height: 100 },
      'all',
      { onPoint() {}, onSelect() {} },
    )
    // The library has a value axis on the left.
    expect(options.axes?.[1]?.side).toBeUndefined()
  }
})
