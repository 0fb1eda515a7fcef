import { overviewOf, type Chart } from '#machines/charts/chart'

/** The zoom from which the words of the whole drawing are readable: its smallest are then 10 px high, its names 11. */
export const READABLE = 0.85

/** The drawing of a chart at one zoom. */
interface Level {
  drawing: Chart
  /** The scale of the drawing. */
  scale: number
  /** Whether it is the overview, which has only the names of the states and some labels. */
  isOverview: boolean
}

interface Levels {
  width: number
  height: number
  fitIn: (width: number, height: number) => number
  at: (zoom: number) => Level
}

/**
 * The two drawings of a chart as levels of one zoom. Below the zoom at which its words are readable, the overview takes
 * the place of the whole drawing, at its full size at first.
 */
export function levelsOf(chart: Chart): Levels {
  const small = overviewOf(chart)
  const whole = (zoom: number): Level => ({ drawing: chart, scale: zoom, isOverview: false })
  return {
    width: chart.width,
    height: chart.height,
    fitIn: (width, height) => {
      const fit = Math.min(1, width / chart.width, height / chart.height)
      if (fit >= READABLE || !chart.overview) return fit
      return READABLE * Math.min(0.999, width / small.width, height / small.height)
    },
    at: (zoom) =>
      zoom >= READABLE || !chart.overview
        ? whole(zoom)
        : { drawing: small, scale: zoom / READABLE, isOverview: true },
  }
}
