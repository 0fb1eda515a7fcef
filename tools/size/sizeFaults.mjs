/**
 * @typedef {object} Loaded a page that was opened with an empty cache
 * @property {{ script: string, bytes: number }[]} scripts with their compressed bytes
 * @property {number} sheets the number of its style sheets
 * @property {string[]} untaken the calls that were started early and whose answers it did not use
 */

/** @param {number} bytes */
export const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(7)

/**
 * The ways in which a page exceeds its budget.
 * @param {Loaded} loaded
 * @param {{ brotliKiB: number, files: number }} budget
 * @returns {string[]} empty when it is within
 */
export function sizeFaults({ scripts, sheets, untaken }, { brotliKiB, files }) {
  const over = scripts.reduce((sum, { bytes }) => sum + bytes, 0) - brotliKiB * 1024
  return [
    ...(over > 0 ? [`${kib(over).trim()} KiB too much`] : []),
    ...(scripts.length > files ? [`${scripts.length - files} files too many`] : []),
    ...untaken.map((call) => `${call} is asked for early and not used`),
    ...(sheets > scripts.length ? ['more style sheets than scripts'] : []),
  ]
}

/** How much more than its budget a later visit may cost, as a share. */
const MORE = 0.02

/**
 * What a later visit costs beside the last release.
 * @param {import('./rest.mjs').Rest | undefined} rest
 * @param {Partial<Record<string, number | string>>} budget by the same names; `why` says why it is more than before. What
 *   has none is only printed
 * @returns {{ lines: string[], isOver: boolean }}
 */
export function restLines(rest, budget) {
  const counted = Object.entries(rest ?? {}).map(([name, count]) => {
    const most = Number(budget[name] ?? Infinity)
    const isOver = count > most * (1 + MORE)
    const beside = budget[name] === undefined ? '' : ` of ${most}${isOver ? ', too much' : ''}`
    return { isOver, line: `${name}: ${Math.round(count)}${beside}` }
  })
  return { lines: counted.map(({ line }) => line), isOver: counted.some(({ isOver }) => isOver) }
}
