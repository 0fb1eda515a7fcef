import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PlotTip } from './TimePlot'

const unit = { label: '%', axis: String, format: (value: number) => `${value} %` }

const textOf = (isOwn: boolean, value: number | null = 45) =>
  renderToStaticMarkup(
    <PlotTip
      reading={{ along: 0.5, end: 0.9, isOwn }}
      point={{ at: Date.UTC(2026, 10, 20, 14, 32), value }}
      unit={unit}
      line={undefined}
      canZoom
    />,
  ).replaceAll(/<[^>]*>/g, '|')

it('of the charts that one pointer reads, only its own has the time and how to zoom', () => {
  expect(textOf(true)).toMatch(/45 %.*32:00.*Drag to zoom in/)
  expect(textOf(false)).toBe('||45 %||')
})

it('where a chart has no value it has no tip', () => expect(textOf(true, null)).toBe(''))
