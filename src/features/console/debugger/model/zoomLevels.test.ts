import { describe, expect, it } from 'vitest'
import { charts } from '#machines/charts/charts'
import { wireWords } from '#model/case'
import { zoomLevels, namesScaleOf, READABLE } from './zoomLevels'

/** The room for a chart on the page of the debugger in common windows. */
const rooms = [
  [998, 622],
  [838, 425],
  [1014, 457],
] as const

describe.each(charts.map((chart) => ({ id: chart.id, chart })))('the levels of $id', ({ chart }) => {
  const levels = zoomLevels(chart)

  it.each(rooms)('are whole in %i x %i, with readable words or as the overview', (width, height) => {
    const { drawing, scale, isOverview } = levels.at(levels.fitIn(width, height))
    expect(drawing.width * scale).toBeLessThanOrEqual(width)
    expect(drawing.height * scale).toBeLessThanOrEqual(height)
    // The boxes of the overview hold a name of 11 px.
    expect(isOverview ? 28 * scale : 15 * (scale / READABLE)).toBeGreaterThan(13)
  })

  it('have whole names at first in the room below a page, even with a number of two digits', () => {
    const counts = new Map(chart.states.map(({ id }) => [id, 12]))
    const numbered = zoomLevels(chart, namesScaleOf(chart, counts))
    const { drawing, scale, isOverview } = numbered.at(numbered.fitIn(350, 128))
    const cut = drawing.states.filter(({ type, name, box: [, , width] }) => {
      const letters = wireWords(name).length * 0.54 + 2 * 0.6
      return type !== 'history' && letters * 11 > (width - 22) * scale + 0.01
    })
    expect(isOverview ? cut.map(({ name }) => name) : []).toEqual([])
  })

  it('have all words from the readable zoom on', () => {
    expect(levels.at(READABLE)).toEqual({ drawing: chart, scale: READABLE, isOverview: false })
    expect(levels.at(READABLE - 0.01).isOverview).toBe(true)
  })
})

it.each(charts.slice(0, 1))('show the whole drawing of a log without overviews at every zoom', (chart) => {
  const { overview: _, ...old } = chart
  const levels = zoomLevels(old)
  expect(levels.at(levels.fitIn(100, 100)).isOverview).toBe(false)
})
