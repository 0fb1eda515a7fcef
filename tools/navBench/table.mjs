// The figures, their highest ratios, and the table of the results.
import { median } from './clicks.mjs'

/**
 * Each figure: its title, its unit, and the highest ratio to the build before that meets the aim.
 * @type {Record<string, [title: string, unit: string, aim?: number]>}
 */
const figures = {
  cold: ['cold load of the list, main content', 'ms', 0.66],
  coldFirstPaint: ['… first contentful paint', 'ms'],
  coldLong: ['… in long tasks', 'ms'],
  coldCommits: ['… commits of React', ''],
  warm: ['warm load (files cached)', 'ms'],
  hot: ['hot load (compiled code cached too)', 'ms', 0.62],
  hotFirstPaint: ['… first contentful paint', 'ms'],
  hotLong: ['… in long tasks', 'ms'],
  files: ['files until the list', ''],
  scripts: ['… of them scripts', ''],
  kib: ['… transferred', 'KiB'],
  clicksFirst: ['click to page, first visit, median of 11', 'ms', 0.55],
  clicksRepeat: ['click to page, repeated, median of 11', 'ms', 0.35],
  formFirst: ['create form, first', 'ms', 0.36],
  formRepeat: ['create form, repeated', 'ms', 0.3],
  metricsFirst: ['metrics tab until its chart, first', 'ms', 0.5],
  metricsRepeat: ['metrics tab until its chart, repeated', 'ms', 0.55],
  commitsFirst: ['commits of the tour, first', ''],
  commitsRepeat: ['commits of the tour, repeated', ''],
  longFirst: ['long tasks of the tour, first', 'ms'],
  longRepeat: ['long tasks of the tour, repeated', 'ms'],
  paletteFirst: ['palette, first', 'ms', 0.22],
  paletteAgain: ['palette, again', 'ms'],
  menuFirst: ['row menu, first', 'ms', 0.22],
  menuAgain: ['row menu, again', 'ms'],
  paletteKey: ['key in the palette to paint, p95', 'ms'],
  formKey: ['key in the form of an instance to paint, p95', 'ms'],
  rowsTask: ['longest task while 100 rows mount', 'ms'],
  idle: ['idle on a list of 50, main thread', 'ms', 0.12],
  idleCommits: ['… commits of React', ''],
  turn: ['next page of 50', 'ms', 0.42],
  callsPerTurn: ['… calls per page', ''],
  heap: ['… heap after 20 pages', 'MiB', 0.3],
}
const steps = [
  'instance',
  'networking',
  'connect',
  'settings',
  'disks',
  'vpcs',
  'vpc',
  'back',
  'instances',
  'formBack',
]

const shown = (/** @type {number} */ number) => (number >= 20 ? number.toFixed(0) : number.toFixed(1))
const spread = (/** @type {number[]} */ numbers, format = shown) =>
  `${format(median(numbers))} (${format(Math.min(...numbers))}–${format(Math.max(...numbers))})`
const ratioText = (/** @type {number} */ number) => (Number.isFinite(number) ? number.toFixed(2) : '–')

/**
 * @param {string} title
 * @param {string} unit
 * @param {number[]} before
 * @param {number[]} after
 * @param {number} [aim]
 */
function line(title, unit, before, after, aim) {
  const ratios = after.map((value, run) => value / (before[run] ?? NaN))
  const ratio = median(ratios)
  const verdict = aim === undefined ? '' : `≤ ${aim}${ratio <= aim ? '' : ' missed'}`
  return [
    unit ? `${title}, ${unit}` : title,
    spread(before),
    spread(after),
    spread(ratios, ratioText),
    verdict,
  ]
}

/**
 * The results as lines of a table.
 * @param {Record<string, number>[]} before one record per run
 * @param {Record<string, number>[]} after the same for the present build, in the same order
 * @returns {string} a Markdown table: medians, and the least and the greatest value in parentheses
 */
export function tableOf(before, after) {
  const column = (/** @type {string} */ key, /** @type {Record<string, number>[]} */ runs) =>
    runs.map((run) => run[key] ?? NaN)
  const head = ['', 'before', 'now', 'ratio', 'aim']
  const rows = [head]
  /** @type {(key: string, title: string, unit: string, aim?: number) => void} */
  const add = (key, title, unit, aim) => {
    if (before[0]?.[key] !== undefined)
      rows.push(line(title, unit, column(key, before), column(key, after), aim))
  }
  for (const [key, [title, unit, aim]] of Object.entries(figures)) add(key, title, unit, aim)
  for (const key of steps)
    for (const round of ['First', 'Repeat']) add(key + round, `step ${key}, ${round.toLowerCase()}`, 'ms')
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map(
      (row) =>
        `| ${row.map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join(' | ')} |`,
    )
    .toSpliced(
      1,
      0,
      `| ${widths.map((width, at) => (at ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`,
    )
    .join('\n')
}
