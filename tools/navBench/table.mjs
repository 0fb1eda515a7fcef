// The figures, their highest ratios, and the table of the results.
import { median } from './clicks.mjs'

/**
 * Each figure: its title, its unit, and the highest ratio to the build before that meets the aim.
 * @type {Record<string, [title: string, unit: string, aim?: number]>}
 */
const figures = {
  cold: ['cold load of the list, main content', 'ms', 0.88],
  coldFirstPaint: ['… first contentful paint', 'ms'],
  coldLong: ['… in long tasks', 'ms'],
  warm: ['warm load (files cached)', 'ms'],
  hot: ['hot load (compiled code cached too)', 'ms', 0.85],
  hotFirstPaint: ['… first contentful paint', 'ms'],
  hotLong: ['… in long tasks', 'ms'],
  files: ['files until the list', ''],
  scripts: ['… of them scripts', ''],
  kib: ['… transferred', 'KiB'],
  largestPaint: ['… largest contentful paint', 'ms', 1.2],
  quietCallsFirst: ['calls until quiet, first visit', ''],
  quietCalls: ['calls until quiet, later visit', ''],
  quietFetched: ['scripts fetched until quiet, later visit', 'KiB'],
  quietRun: ['scripts run until quiet, later visit, as text', 'KiB'],
  quietRunLater: ['… of them after the list', 'KiB'],
  clicksFirst: ['click to page, first visit, median of 11', 'ms', 0.9],
  clicksRepeat: ['click to page, repeated, median of 11', 'ms', 0.8],
  formFirst: ['create form, first', 'ms', 0.9],
  formRepeat: ['create form, repeated', 'ms', 0.8],
  metricsFirst: ['metrics tab until its chart, first', 'ms'],
  metricsRepeat: ['metrics tab until its chart, repeated', 'ms'],
  slowestEvent: ['slowest event of the tour, to the next frame', 'ms', 0.35],
  longFirst: ['long tasks of the tour, first', 'ms'],
  longRepeat: ['long tasks of the tour, repeated', 'ms'],
  paletteFirst: ['quick actions, first', 'ms', 0.65],
  paletteAgain: ['quick actions, again', 'ms', 0.6],
  paletteKey: ['key in them to paint, median', 'ms', 0.6],
  paletteKeySlow: ['key in them to paint, p95', 'ms', 0.6],
  menuFirst: ['row menu, first', 'ms', 0.7],
  menuAgain: ['row menu, again', 'ms', 0.7],
  cpuUntilList: ['CPU until the list', 'ms'],
  cpuAfterList: ['CPU in the 2.5 s after the list', 'ms', 0.4],
  heapOfList: ['… heap', 'MiB', 0.75],
  workinstance: ['CPU of list to instance', 'ms', 0.8],
  workback: ['CPU of back to the list', 'ms', 0.8],
  workform: ['CPU of list to create form', 'ms', 0.8],
  workformBack: ['CPU of form to list', 'ms', 0.8],
  slowestEventOfLap: ['slowest event of these four', 'ms', 0.35],
  workPalette: ['CPU of quick actions, again', 'ms', 0.6],
  workKey: ['CPU of a key in them', 'ms', 0.6],
  workMenu: ['CPU of a row menu, again', 'ms', 0.7],
  workFilterKey: ['CPU of a key in the filter of the list', 'ms', 1.03],
  nodesOfList: ['nodes of the list', '', 0.7],
  nodesInMainOfList: ['… in main', ''],
  nodesOfInstance: ['nodes of the instance', '', 0.65],
  nodesInMainOfInstance: ['… in main', ''],
  nodesOfForm: ['nodes of the create form', ''],
  nodesInMainOfForm: ['… in main', ''],
  formKey: ['key in the form of an instance to paint, p95', 'ms'],
  rowsTask: ['longest task while 100 rows mount', 'ms'],
  idle: ['CPU while idle on a list of 50', 'ms', 0.5],
  turn: ['next page of 50', 'ms', 0.7],
  workTurn: ['… CPU', 'ms', 0.7],
  callsPerTurn: ['… calls per page', ''],
  heap: ['… heap after 20 pages', 'MiB', 0.75],
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
  const widths = head.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)))
  return rows
    .map(
      (row) =>
        `| ${row.map((cell, index) => (index ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0))).join(' | ')} |`,
    )
    .toSpliced(
      1,
      0,
      `| ${widths.map((width, index) => (index ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`,
    )
    .join('\n')
}
