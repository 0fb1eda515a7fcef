import { describe, expect, it } from 'vitest'
import { charts } from '#machines/charts/charts'
import { levelsOf, READABLE } from './levels'

/** The room for a chart on the page of the debugger in common windows. */
const rooms = [
  [998, 622],
  [838, 425],
  [1014, 457],
] as const

describe.each(charts.map((chart) => ({ id: chart.id, chart })))('the levels of $id', ({ chart }) => {
  const levels = levelsOf(chart)

  it.each(rooms)('are whole in %i x %i, with readable words or as the overview', (width, height) => {
    const { drawing, scale, isOverview } = levels.at(levels.fitIn(width, height))
    expect(drawing.width * scale).toBeLessThanOrEqual(width)
    expect(drawing.height * scale).toBeLessThanOrEqual(height)
    // The boxes of the overview hold a name of 11 px.
    expect(isOverview ? 28 * scale : 15 * (scale / READABLE)).toBeGreaterThan(13)
  })

  it('have all words from the readable zoom on', () => {
    expect(levels.at(READABLE)).toEqual({ drawing: chart, scale: READABLE, isOverview: false })
    expect(levels.at(READABLE - 0.01).isOverview).toBe(true)
  })
})

it.each(charts.slice(0, 1))('show the whole drawing of a log without overviews at every zoom', (chart) => {
  const { overview: _, ...old } = chart
  const levels = levelsOf(old)
  expect(levels.at(levels.fitIn(100, 100)).isOverview).toBe(false)
})
