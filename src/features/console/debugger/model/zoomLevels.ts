import { overviewOf, type Chart } from '#machines/charts/chart'
import { wireWords } from '#model/case'

/** The zoom from which the words of the whole drawing are readable: its smallest are then 10 px high, its names 11. */
export const READABLE = 0.85

/** The smallest height of a name, in pixels on the screen. */
const NAME = 11
/** The widths of a letter and a digit of a name, as shares of its height. */
const LETTER = 0.54
const DIGIT = 0.6
/** All else in a box of the overview: with the mark of its state, and with a number in place of the mark. */
const BESIDE_MARK = 30
const BESIDE_COUNT = 22

/**
 * The smallest scale at which the names in an overview are whole in their boxes. In StateBox.module.css are the same
 * lengths.
 *
 * @param counts the numbers in the boxes
 */
export const namesScaleOf = (chart: Chart, counts?: ReadonlyMap<string, number>): number =>
  Math.max(
    0,
    ...overviewOf(chart)
      .states.filter(({ type }) => type !== 'history')
      .map(({ id, name, box: [, , width] }) => {
        const count = counts?.get(id) ?? 0
        const digits = count > 0 ? String(count).length : 0
        const room = width - (count > 0 ? BESIDE_COUNT : BESIDE_MARK)
        return (NAME * (wireWords(name).length * LETTER + digits * DIGIT)) / Math.max(1, room)
      }),
  )

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
 * the place of the whole drawing, at its full size at first. It fits by the scale at which its names are whole, or as a
 * whole if that is larger.
 */
export function zoomLevels(chart: Chart, namesScale = namesScaleOf(chart)): Levels {
  const small = overviewOf(chart)
  const whole = (zoom: number): Level => ({ drawing: chart, scale: zoom, isOverview: false })
  return {
    width: chart.width,
    height: chart.height,
    fitIn: (width, height) => {
      const fit = Math.min(1, width / chart.width, height / chart.height)
      if (fit >= READABLE || !chart.overview) return fit
      // Rounded down: a drawing is never larger than its room by a rounding error.
      const fitted = Math.floor(Math.min(width / small.width, height / small.height) * 1e6) / 1e6
      return READABLE * Math.min(0.999, Math.max(namesScale, fitted))
    },
    at: (zoom) =>
      zoom >= READABLE || !chart.overview
        ? whole(zoom)
        : { drawing: small, scale: zoom / READABLE, isOverview: true },
  }
}
